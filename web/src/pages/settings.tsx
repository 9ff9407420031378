// Everything that a player can choose, in groups, each choice with what it does. A choice holds at
// once; there is nothing to save.
import type { GenreAnswer, Phrase } from "hashigo-engine";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { told } from "../i18n/say";
import type { Key } from "../i18n/table";
import type { Settings } from "../store/settings";
import { BackLink } from "../ui/back_link";
import { useApp, useLanguage, usePlay, useSay, useStore } from "../ui/hooks";

interface ChoiceProps {
  kind: "radio" | "checkbox";
  group: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** What it does. */
  children?: ComponentChildren;
}

function Choice({ kind, group, label, chosen, onChoose, children }: ChoiceProps) {
  const id = useId();
  const tells = children ? `${id}-tells` : undefined;
  return (
    <label class="choice">
      <input
        type={kind}
        name={group}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={tells}
      />
      <b id={id}>{label}</b>
      {children && <small id={tells}>{children}</small>}
    </label>
  );
}

function Group({ title, children }: { title: Key; children: ComponentChildren }) {
  const say = useSay();
  return (
    <fieldset class="box choices">
      <legend>{say(title)}</legend>
      {children}
    </fieldset>
  );
}

interface Value {
  value: string;
  label: Key;
  text?: Key;
}

/** Settings of which one of several values holds. */
const CHOICES = {
  checking: {
    title: "checking.title",
    values: [
      { value: "off", label: "checking.off", text: "checking.off.text" },
      { value: "guarded", label: "checking.guarded", text: "checking.guarded.text" },
      { value: "live", label: "checking.live", text: "checking.live.text" },
    ],
  },
  theme: {
    title: "theme.title",
    values: [
      { value: "system", label: "theme.system" },
      { value: "light", label: "theme.light" },
      { value: "dark", label: "theme.dark" },
      { value: "contrast", label: "theme.contrast" },
    ],
  },
  language: {
    title: "language.title",
    values: [
      { value: "en", label: "language.en" },
      { value: "ja", label: "language.ja" },
    ],
  },
} as const satisfies {
  [K in "checking" | "theme" | "language"]: {
    title: Key;
    values: readonly (Value & { value: Settings[K] })[];
  };
};

function OneOf({ name }: { name: keyof typeof CHOICES }) {
  const app = useApp();
  const say = useSay();
  const now = useStore(app.settings, (settings) => settings[name]);
  const { title } = CHOICES[name];
  const values: readonly Value[] = CHOICES[name].values;
  return (
    <Group title={title}>
      {values.map(({ value, label, text }) => (
        <Choice
          key={value}
          kind="radio"
          group={name}
          label={say(label)}
          chosen={now === value}
          onChoose={() => app.settings.set({ [name]: value })}
        >
          {text && say(text)}
        </Choice>
      ))}
    </Group>
  );
}

/** A setting that is on or off. */
function Switch({ name, label, text, children }: SwitchProps) {
  const app = useApp();
  const say = useSay();
  const on = useStore(app.settings, (settings) => settings[name]);
  return (
    <Choice
      kind="checkbox"
      group={name}
      label={say(label)}
      chosen={on}
      onChoose={() => app.settings.set({ [name]: !on })}
    >
      {say(text)}
      {children}
    </Choice>
  );
}

interface SwitchProps {
  name: "timer" | "follow" | "used" | "rulers";
  label: Key;
  text: Key;
  children?: ComponentChildren;
}

/** What an aid does in each genre that has it. */
function InGenres({ aid }: { aid: (genre: GenreAnswer) => Phrase | undefined }) {
  const say = useSay();
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  return (
    <>
      {genres.map((genre) => {
        const does = aid(genre);
        return (
          does && (
            <span key={genre.genre}>
              {say("aids.of", told(language, genre.name), told(language, does))}
            </span>
          )
        );
      })}
    </>
  );
}

export function SettingsPage() {
  const say = useSay();
  const open = usePlay((state) => state.game !== null);
  return (
    <main class="page settings">
      <h1 class="big">{say("settings.title")}</h1>
      <p class="lead">{say("settings.lead")}</p>
      {open && (
        <p>
          <BackLink />
        </p>
      )}
      <div class="groups">
        <OneOf name="checking" />
        <Group title="aids.title">
          <Switch name="follow" label="aids.follow" text="aids.follow.text">
            <InGenres aid={({ play }) => play.follow} />
          </Switch>
          <Switch name="used" label="aids.used" text="aids.used.text">
            <InGenres aid={({ play }) => play.used} />
          </Switch>
        </Group>
        <Group title="rulers.title">
          <Switch name="rulers" label="rulers.always" text="rulers.always.text" />
        </Group>
        <Group title="time.title">
          <Switch name="timer" label="time.show" text="time.show.text" />
        </Group>
        <OneOf name="theme" />
        <OneOf name="language" />
      </div>
    </main>
  );
}
