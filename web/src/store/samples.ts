// The boards that come with the page: text files of addresses, one a line, a title after `#`.
import type { Language } from "../i18n/say";

export interface Sample {
  address: string;
  title: string | null;
}

/** A title may be in both languages: "First steps | はじめの一歩". */
export function titleIn(language: Language, title: string): string {
  const [en = title, ja = en] = title.split(" | ");
  return (language === "ja" ? ja : en).trim();
}

/** A title stands in a line of its own before its address, or after it in the same line. */
export function parseSamples(text: string): Sample[] {
  const samples: Sample[] = [];
  let title: string | null = null;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith("#")) {
      title = line.replace(/^#+\s*/, "") || null;
    } else if (line !== "") {
      const [, address = line, beside] = /^(\S+)\s+#\s*(.*)$/.exec(line) ?? [];
      samples.push({ address, title: beside || title });
      title = null;
    }
  }
  return samples;
}

const FILES = import.meta.glob<string>("../../../data/samples/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SAMPLES: readonly Sample[] = Object.keys(FILES)
  .sort()
  .flatMap((name) => parseSamples(FILES[name] ?? ""));

/** The first board of a genre's file, which is the easiest. */
export const easiestSample = (genre: string): string | null =>
  parseSamples(FILES[`../../../data/samples/${genre}.txt`] ?? "")[0]?.address ?? null;

export const sampleTitle = (address: string): string | null =>
  SAMPLES.find((sample) => sample.address === address)?.title ?? null;
