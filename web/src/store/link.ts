// Marks in a link: the text of the position, deflated and written in the letters that a link may hold.
// What comes back was typed, cut or crafted by anybody, so it is never longer than is asked for.

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return letters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text, or null where the letters are none or it is longer than so many bytes. */
export async function unpackText(packed: string, most: number): Promise<string | null> {
  try {
    const stream = new Blob([bytesOf(packed)]).stream();
    const reader = stream.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > most) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}
