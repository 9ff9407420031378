// Addresses of pages, there and back.
import { describe, expect, it } from "vitest";
import { linkTo, linkToBoard, parseRoute, type Route } from "../../src/router";
import { parseSamples, titleIn } from "../../src/store/samples";

const ROUTES: Route[] = [
  { page: "home", words: {} },
  { page: "home", words: { size: "6x6", open: "1" } },
  { page: "calendar", words: { d: "2026-11-30" } },
  { page: "play", words: {} },
  { page: "play", words: { p: "https://example.org/p?some/2/2/1&a=b#c + d?" } },
  { page: "rules", words: { g: "some", at: "keys" } },
];

describe("router", () => {
  it.each(ROUTES)("goes there and back: %j", (route) => {
    expect(parseRoute(linkTo(route.page, route.words))).toEqual(route);
  });
  it("links to a board", () => {
    expect(parseRoute(linkToBoard("a b"))).toEqual({ page: "play", words: { p: "a b" } });
  });
  it.each(["", "#", "#/", "#/nowhere", "#/nowhere?p=some"])("leads home from %j", (hash) => {
    expect(parseRoute(hash)).toEqual({ page: "home", words: {} });
  });
});

describe("samples", () => {
  it("reads titles before and beside addresses", () => {
    const text = "# First | はじめ\r\nhttps://a/1\n\nhttps://b/2 # Second\nhttps://c/3\n";
    expect(parseSamples(text)).toEqual([
      { address: "https://a/1", title: "First | はじめ" },
      { address: "https://b/2", title: "Second" },
      { address: "https://c/3", title: null },
    ]);
  });
  it("says a title in the language that it has", () => {
    expect(titleIn("ja", "First | はじめ")).toBe("はじめ");
    expect(titleIn("en", "First | はじめ")).toBe("First");
    expect(titleIn("ja", "First")).toBe("First");
  });
});
