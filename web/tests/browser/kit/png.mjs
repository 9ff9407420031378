// Pictures that tests take, as pixels and as small files. The browser decodes them; a palette makes
// drawings of few colours a third as large.
import { crc32, deflateSync } from "node:zlib";

/** The pixels of a PNG, four bytes each. */
export async function pixelsOf(page, png) {
  const { width, height, base64 } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = "";
    for (let k = 0; k < data.length; k += 8192) {
      text += String.fromCharCode(...data.subarray(k, k + 8192));
    }
    return { width: image.width, height: image.height, base64: btoa(text) };
  }, png.toString("base64"));
  return { width, height, data: Buffer.from(base64, "base64") };
}

const CHANNELS = [0, 1, 2];

/** The most frequent colours, at most 256, each apart from the others. */
function paletteOf({ data }) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  const chosen = [];
  for (const colour of frequent) {
    if (chosen.length === 256) break;
    if (!chosen.some((other) => apart(other, colour) < 48)) chosen.push(colour);
  }
  return chosen;
}

const channel = (colour, k) => (colour >> (16 - 8 * k)) & 255;
const apart = (a, b) => CHANNELS.reduce((sum, k) => sum + (channel(a, k) - channel(b, k)) ** 2, 0);

function nearestIn(palette) {
  const known = new Map(palette.map((colour, at) => [colour, at]));
  return (colour) => {
    if (!known.has(colour)) {
      const best = palette.reduce(
        (at, other, k) => (apart(other, colour) < apart(palette[at], colour) ? k : at),
        0,
      );
      known.set(colour, best);
    }
    return known.get(colour);
  };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with a palette. */
export function smallPng(pixels) {
  const { width, height, data } = pixels;
  const palette = paletteOf(pixels);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter, none
  for (let at = 0; at < width * height; at += 1) {
    const place = Math.floor(at / width) * (width + 1) + 1 + (at % width);
    rows[place] = nearest(data.readUIntBE(4 * at, 3));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, by palette
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk(
      "PLTE",
      Buffer.from(palette.flatMap((colour) => CHANNELS.map((k) => channel(colour, k)))),
    ),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
