import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/** What the browser drew: three bytes a pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Pictures of whole pages are there to be compared, not to be shown: they are kept rougher. */
const longPage = 3000;
/** More rows than this are folded into columns when kept: WebP holds at most 16383. */
const tallest = 8000;

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

/** Tall pictures in columns side by side; others as they are. */
function folded(pixels: Pixels): Pixels {
  const columns = Math.ceil(pixels.height / tallest);
  if (columns < 2) return pixels;
  const row = pixels.width * 3;
  const data = Buffer.alloc(row * columns * tallest, 255);
  for (let y = 0; y < pixels.height; y += 1) {
    const column = Math.floor(y / tallest);
    pixels.data.copy(data, ((y % tallest) * columns + column) * row, y * row, (y + 1) * row);
  }
  return { data, width: pixels.width * columns, height: tallest };
}

/** Names the exact pixels: one that differs in one value gets another fingerprint. */
export const fingerprint = ({ data, width, height }: Pixels): string =>
  createHash("sha256").update(`${width}x${height}\n`).update(data).digest("hex");

/** The picture as it is kept: small, for the eye; the fingerprint of the pixels that it was made from inside. */
export function encode(pixels: Pixels): Promise<Buffer> {
  const { data, width, height } = folded(pixels);
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><pixels>${fingerprint(pixels)}</pixels></x:xmpmeta>`;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: pixels.height > longPage ? 35 : 75 })
    .withXmp(xmp)
    .toBuffer();
}

/** The fingerprint inside a kept picture, or null where it has none. */
export async function keptFingerprint(image: Buffer): Promise<string | null> {
  const { xmp } = await sharp(image).metadata();
  return xmp?.toString("utf8").match(/<pixels>([0-9a-f]{64})</)?.[1] ?? null;
}

/** A kept picture, or null where there is none. */
export async function readPicture(path: string): Promise<Buffer | null> {
  return existsSync(path) ? readFile(path) : null;
}

/** Whether there is a kept picture, and its pixels are others. */
export async function differsFromKept(path: string, pixels: Pixels): Promise<boolean> {
  const kept = await readPicture(path);
  return kept !== null && (await keptFingerprint(kept)) !== fingerprint(pixels);
}

/** Keeps a picture, and says whether that changed anything: the same pixels leave the file as it is. */
export async function keepPicture(path: string, pixels: Pixels): Promise<"same" | "new" | "changed"> {
  const isNew = !existsSync(path);
  if (!isNew && !(await differsFromKept(path, pixels))) return "same";
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(pixels));
  return isNew ? "new" : "changed";
}
