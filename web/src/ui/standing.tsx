// What is told unasked, as long as it is so: a broken rule, or else that the marks cannot be completed,
// or that the board cannot.
// Beside the board where there is room, on a phone in the line below it.
import { retreat } from "../store/lookout";
import { brokenLive } from "../store/state";
import { askSolve } from "../store/thinking";
import { catchFocus } from "./focus";
import { useApp, usePlay, useSay, useStore } from "./hooks";
import { Icon } from "./icon";

export function Standing() {
  const app = useApp();
  const say = useSay();
  const checking = useStore(app.settings, (settings) => settings.checking);
  const broken = usePlay((state) => brokenLive(state, checking));
  const quiet = usePlay(({ panel }) => panel.kind === "rest");
  const [first] = broken;
  const hopeless = usePlay(({ grade }) => grade?.verdict === "none");
  if (quiet && hopeless) return <Hopeless />;
  if (!first || !quiet) return <Stranded />;
  return (
    <p class="notice is-wrong">
      <Icon name="alert" small />
      <span>
        {first.message}
        {broken.length > 1 && ` ${say("live.more", broken.length - 1)}`}
      </span>
    </p>
  );
}

function Hopeless() {
  const app = useApp();
  const say = useSay();
  return (
    <p class="notice is-wrong">
      <Icon name="alert" small />
      <span>
        {say("hopeless.text")}{" "}
        <button type="button" class="link" onClick={() => askSolve(app)}>
          {say("hopeless.why")}
        </button>
      </span>
    </p>
  );
}

function Stranded() {
  const app = useApp();
  const say = useSay();
  const stranded = usePlay((state) => state.stranded);
  const looking = usePlay((state) => state.replay?.looking === true);
  if (!stranded || looking) return null;
  const goBack = () => {
    retreat(app);
    catchFocus();
  };
  return (
    <p class="notice is-wrong">
      <Icon name="alert" small />
      <span>
        {say("stranded.text")}{" "}
        <button type="button" class="link" onClick={goBack}>
          {say("stranded.retreat")}
        </button>
      </span>
    </p>
  );
}
