// The page's own sentences, from the table that it is built from, so that a test finds a button by
// its name in either language and no test breaks when a sentence is put better.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

async function tableOf(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return Object.values(module)[0];
}

/** Each file of the folder holds the sentences of one part of the page. */
async function tablesOf(folder) {
  const names = readdirSync(folder).filter((name) => name !== "words.ts");
  const tables = await Promise.all(names.map((name) => tableOf(join(folder, name))));
  return Object.assign({}, ...tables);
}

/** Answers with `say(language)(key, …values)`. A key that the table lacks is an error. */
export async function readWords(folder) {
  const table = await tablesOf(folder);
  return (language) =>
    (key, ...values) => {
      const sentence = table[key]?.[language];
      if (sentence === undefined) throw new Error(`the page has no sentence "${key}"`);
      return sentence.replace(/\{(\d+)\}/g, (hole, k) => String(values[Number(k)] ?? hole));
    };
}
