import type { MediaFile } from "@consultorio/store";
import type { PictureSize } from "./calls.ts";
import { sharp } from "./loaders.ts";

/** Tried one after the other, until a file is small enough for its width. */
const qualities = [
  { avif: 54, webp: 78 },
  { avif: 44, webp: 66 },
  { avif: 34, webp: 50 },
  { avif: 24, webp: 34 },
] as const;
const lowest = 24;

/** The largest file for a width that phones request: the page around the picture has to arrive as well. */
const mostBytes = (width: number) => (width > 960 ? Number.POSITIVE_INFINITY : 20_000 * (width / 720) ** 2);

/** Makes a size of a stored picture. */
export async function encodeSize(bytes: Uint8Array, { width, format }: PictureSize): Promise<MediaFile> {
  const resized = sharp(bytes).resize({ width });
  const most = mostBytes(width);
  for (const { avif, webp } of qualities) {
    const encoded = format === "avif" ? resized.avif({ quality: avif }) : resized.webp({ quality: webp });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (data.length > most && avif > lowest) continue;
    return { width: info.width, height: info.height, type: `image/${format}`, body: new Uint8Array(data) };
  }
  throw new Error("No quality was tried.");
}
