// A sentence for each key, in both languages. {0}, {1} … are filled in; **…** is set in bold.
export type Words = Record<string, { en: string; ja: string }>;
