// Storage for tests, with room for so many characters, that writes when it is its turn.
import type { Changes, Lack, Look, Vault } from "../../src/store/vault";

export interface TestVault extends Vault {
  all: Map<string, unknown>;
  room: number;
}

export function vaultOf(room = Number.POSITIVE_INFINITY): TestVault {
  const used = (all: Map<string, unknown>) => JSON.stringify([...all]).length;
  const found = (all: Map<string, unknown>, names: Iterable<string>): Changes =>
    new Map([...names].map((name) => [name, all.get(name) ?? null]));
  return {
    all: new Map(),
    room,
    isTaken: () => false,
    async read(names: Iterable<string>): Promise<Changes> {
      return found(this.all, names);
    },
    async write(changes: Changes, look: Look): Promise<Lack | null> {
      const next = new Map(this.all);
      for (const [name, value] of [...changes, ...look(found(next, changes.keys()))]) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      if (used(next) > this.room && used(next) > used(this.all)) return "full";
      this.all = next;
      return null;
    },
  };
}
