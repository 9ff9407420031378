// Files to be taken in that are larger than what one would send to the browser piece by piece.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The path of a file of 10 MB without any sense. */
export function largeFile({ said }) {
  const path = join(said.shots, "large.txt");
  writeFileSync(path, Buffer.alloc(10_000_000, "a"));
  return path;
}

/** A file that is dropped anywhere on the page. */
export const dropFile = (visit, text) =>
  visit.page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "board.txt", { type: "text/plain" }));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, text);
