// The boards that tests play on: the samples that the page ships and the boards of data/. What they
// read and become is asked of the engine, so no genre is named here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses in the files of a folder, each with its size. */
export function readBoards(folder) {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const lines = texts.flatMap((text) => text.split(/\r?\n/));
  return lines
    .map((line) => line.trim().split(/\s+#/)[0])
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((address) => {
      const [, cols, rows] = /\/(\d+)\/(\d+)\//.exec(address) ?? [];
      return { address, rows: Number(rows), cols: Number(cols) };
    });
}

/**
 * A square sample, of a genre whose marks have an order or of one whose marks have none; touched at
 * its cells, or by steps from cell to cell.
 */
export const sampleOf = (samples, rows, replays = false, hits = "cells") => {
  const fits = (one) => one.rows === rows && one.cols === rows;
  const found = samples.find((one) => fits(one) && one.replays === replays && one.hits === hits);
  if (!found) throw new Error(`no sample has ${rows} rows and columns`);
  return found;
};

/** The boards of data/, genre by genre, size by size, the easiest first. */
export const readShipped = (root, genres) =>
  withGenres(
    genres.flatMap(({ genre }) => readBoards(join(root, "data", genre))),
    genres,
  ).sort((a, b) => genreAt(genres, a) - genreAt(genres, b) || a.rows - b.rows);

const genreAt = (genres, { genre }) => genres.findIndex((one) => one.genre === genre);

/** The easiest shipped board of a size in each genre. */
export const oneAGenre = ({ shipped, genres }, rows) =>
  genres.map(({ genre }) => shipped.find((one) => one.genre === genre && one.rows === rows));

/** Tells each board's genre, whether its marks have an order, and what its first tool hits. */
export const withGenres = (samples, genres) =>
  samples.map((sample) => {
    const genre = genres.find(({ genre: id }) => sample.address.includes(`?${id}/`));
    const hits = genre?.play.tools[0]?.hits ?? "cells";
    return { ...sample, genre: genre?.genre, replays: genre?.replays === true, hits };
  });

export const blankOf = (engine, address) =>
  engine.ask("convert", address, "--to", "pzprv3").text.trim();

export const labelsOf = (engine, position, language = "en") =>
  engine.ask("draw", position, "--lang", language).labels.map((label) => label.text);

export const answerOf = (engine, address) => engine.ask("solve", address).answer;

export const cellSite = (index, cols) => ({
  kind: "cell",
  row: Math.floor(index / cols),
  col: index % cols,
});

/** The position after one touch. */
export function touched(engine, position, gesture) {
  const answer = engine.ask("touch", position, "--gesture", JSON.stringify(gesture));
  if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.position;
}

export const touchedAt = (engine, position, index, cols, gesture) =>
  touched(engine, position, { commit: true, path: [cellSite(index, cols)], ...gesture });
