// A drawing as points of colour: the browser draws it on a canvas, large enough for print.

const LONG_SIDE = 2000; // pixels

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The drawing must stand alone and say its own size. */
export async function pngOf(svg: string): Promise<Blob | null> {
  try {
    const image = await loaded(svg);
    const scale = LONG_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((give) => canvas.toBlob(give, "image/png"));
  } catch {
    return null;
  }
}
