import sharp from "sharp";

/** What the browser drew: three bytes a pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pieces of one width, one below the other. */
export const stacked = (pieces: readonly Pixels[]): Pixels => ({
  data: Buffer.concat(pieces.map(({ data }) => data)),
  width: pieces[0]?.width ?? 0,
  height: pieces.reduce((sum, { height }) => sum + height, 0),
});
