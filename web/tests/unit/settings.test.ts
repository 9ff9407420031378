// What the player has chosen, and what holds where nothing or nonsense was chosen.
import { describe, expect, it } from "vitest";
import { readSettings, tokenSet } from "../../src/store/settings";
import { Shelf } from "../../src/store/shelf";

describe("settings", () => {
  it("follows the browser's language at first", () => {
    const shelf = new Shelf();
    expect(readSettings(shelf, ["ja-JP", "en"]).language).toBe("ja");
    expect(readSettings(shelf, ["fr"]).language).toBe("en");
    expect(readSettings(shelf, []).timer).toBe(false);
  });
  it("keeps what is right and drops what is odd", () => {
    const shelf = new Shelf();
    shelf.write("settings", { language: "ja", theme: "pink", timer: 1, ceilings: { g: 3 } });
    const settings = readSettings(shelf, ["en"]);
    expect(settings).toEqual({
      language: "ja",
      theme: "system",
      timer: false,
      checking: "off",
      follow: false,
      used: false,
      rulers: false,
      ceilings: {},
    });
  });
  it("reads what an older version kept", () => {
    const shelf = new Shelf();
    shelf.write("settings", { live: true });
    expect(readSettings(shelf, []).checking).toBe("live");
    shelf.write("settings", { live: true, checking: "guarded" });
    expect(readSettings(shelf, []).checking).toBe("guarded");
    shelf.write("settings", { live: false, checking: "always" });
    expect(readSettings(shelf, []).checking).toBe("off");
  });
  it("wears what the system prefers unless told otherwise", () => {
    expect(tokenSet("system", false, false)).toBe("light");
    expect(tokenSet("system", true, false)).toBe("dark");
    expect(tokenSet("system", true, true)).toBe("contrast");
    expect(tokenSet("light", true, true)).toBe("light");
  });
});
