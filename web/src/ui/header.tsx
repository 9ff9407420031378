// The line at the top: the parts of the page, the language, light or dark, and the menu. On a phone the
// way back and the title take the place of the name, and the parts are in the menu.
import type { Key } from "../i18n/table";
import { go, linkTo, type PageId } from "../router";
import { useApp, useLanguage, usePlay, useSay, useStore } from "./hooks";
import { Icon } from "./icon";
import { LadderMark } from "./ladder_mark";
import { Occasion } from "./occasion";
import { Popover, PopoverItem } from "./popover";

interface NavRow {
  key: Key;
  /** Where it leads. */
  page: PageId;
  /** The pages that belong to it. */
  holds: readonly PageId[];
}

/** The parts of the page. */
const NAV: readonly NavRow[] = [
  { key: "nav.play", page: "home", holds: ["home", "calendar", "new", "play", "rules"] },
  { key: "lessons.title", page: "lessons", holds: ["lessons", "tour"] },
];

function Nav({ page }: { page: PageId }) {
  const say = useSay();
  const taught = usePlay(({ lesson }) => lesson !== null) && page === "play";
  const holds = (row: NavRow) => row.holds.includes(taught ? "tour" : page);
  const current = (row: NavRow) => (row.page === page ? "page" : holds(row));
  return (
    <nav class="desk" aria-label={say("nav.label")}>
      {NAV.map((row) => (
        <a key={row.page} href={linkTo(row.page)} aria-current={current(row)}>
          {say(row.key)}
        </a>
      ))}
    </nav>
  );
}

export function Header({ title, page }: { title: string; page: PageId }) {
  const say = useSay();
  const game = usePlay((state) => state.game);
  return (
    <header class="top">
      <a class="brand" href={linkTo("home")}>
        <LadderMark rungs={5} width={20} />
        <b>{say("app.name")}</b>
      </a>
      {page === "home" ? (
        <span class="phone tool-button">
          <LadderMark rungs={5} width={20} />
        </span>
      ) : (
        <a class="phone tool-button" href={linkTo("home")} aria-label={say("app.back")}>
          <Icon name="back" />
        </a>
      )}
      <b class="phone page-title" aria-hidden="true">
        {page === "play" && game && <Occasion game={game} />}
        {title}
      </b>
      <Nav page={page} />
      <div class="end">
        <LanguageButton />
        <ThemeButton />
        <Menu />
      </div>
    </header>
  );
}

function LanguageButton() {
  const app = useApp();
  const say = useSay();
  const change = () => {
    const language = app.settings.get().language === "en" ? "ja" : "en";
    app.settings.set({ language });
  };
  return (
    <button
      type="button"
      class="text-button desk"
      onClick={change}
      aria-label={say("app.language.label")}
    >
      {say("app.language")}
    </button>
  );
}

function ThemeButton() {
  const app = useApp();
  const say = useSay();
  useStore(app.settings, (settings) => settings.theme);
  const dark = document.documentElement.dataset.theme === "dark";
  const turn = () => app.settings.set({ theme: dark ? "light" : "dark" });
  return (
    <button type="button" class="tool-button desk" onClick={turn} aria-label={say("app.theme")}>
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}

function Menu() {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const genre = usePlay((state) => state.game?.genre.genre);
  const otherLanguage = language === "en" ? "ja" : "en";
  return (
    <Popover label={say("app.menu")} buttonClass="tool-button" button={<Icon name="menu" />}>
      {NAV.map(({ key, page }) => (
        <PopoverItem key={page} label={say(key)} onChoose={() => go(linkTo(page))} />
      ))}
      {genre && (
        <PopoverItem label={say("menu.rules")} onChoose={() => go(linkTo("rules", { g: genre }))} />
      )}
      <PopoverItem label={say("menu.kept")} onChoose={() => go(linkTo("kept"))} />
      <PopoverItem label={say("menu.settings")} onChoose={() => go(linkTo("settings"))} />
      <PopoverItem
        label={say("app.language")}
        onChoose={() => app.settings.set({ language: otherLanguage })}
      />
    </Popover>
  );
}
