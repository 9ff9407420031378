// Opens what is kept on this device. Beside what this version writes there may be all that an older
// one kept in the drawer, what was left there in a hurry, and rubbish. The first two are taken over,
// the later of two states of a game wins, and rubbish is set aside.
import { browserDrawer, type Drawer, putInto, textsOf } from "./drawer";
import { readRecord } from "./record";
import { GAME, Shelf } from "./shelf";
import { type Changes, type Lack, openVault } from "./vault";

const PATIENCE = 3000; // milliseconds, with a database that does not answer

/** Windows of this page tell each other what they have written. */
const CHANNEL = "hashigo:shelf";

const late = () => new Promise<Lack>((give) => setTimeout(give, PATIENCE, "closed"));

/** What is no JSON is the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isOdd = (name: string, value: unknown) =>
  name.startsWith(GAME) && value !== null && !readRecord(value);

function takeOver(shelf: Shelf, drawer: Drawer | null): void {
  for (const [name, text] of textsOf(drawer)) {
    const value = parsed(text);
    const record = name.startsWith(GAME) ? readRecord(value) : null;
    if (isOdd(name, value)) shelf.setAside(name, value);
    else if (record && !shelf.lacks(record)) putInto(drawer, name, null);
    else shelf.takeFromDrawer(name, value);
  }
}

function connect(): { tell: (changes: Changes) => void; listen: (shelf: Shelf) => void } {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (changes) => channel.postMessage(changes),
    listen: (shelf) => {
      channel.onmessage = ({ data }: MessageEvent<Changes>) => shelf.hear(data);
    },
  };
}

export async function openShelf(): Promise<Shelf> {
  const drawer = browserDrawer();
  const vault = await Promise.race([openVault(), late()]);
  const { tell, listen } = connect();
  if (typeof vault === "string") {
    const read = [...textsOf(drawer)].map(([name, text]) => [name, parsed(text)] as const);
    const contents = new Map(read.filter(([, value]) => value !== null));
    const shelf = new Shelf(contents, { vault: null, drawer, tell });
    shelf.keeping.set({ newer: vault === "newer" });
    return shelf;
  }
  const shelf = new Shelf(vault.contents, { vault, drawer, tell });
  listen(shelf);
  takeOver(shelf, drawer);
  for (const [name, value] of vault.contents) {
    if (isOdd(name, value)) shelf.setAside(name, value);
  }
  return shelf;
}
