import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { blocksOf, changedBlocks, decodeBlocks, encodeBlocks } from "./blocks.ts";
import type { Pixels } from "./pixels.ts";
import { chunkOf, withChunk } from "./webp-chunk.ts";

/** The administrator sees the wide screenshot of a variant. Others are only compared, so they are saved with less quality. */
const shown = { width: 1280, tallest: 3000 };
/** More rows than this are folded into columns when saved: WebP holds at most 16383. */
const tallest = 8000;
/** Name of the chunk in which a saved screenshot holds its blocks. */
const blocksChunk = "BLKS";

/** Folds a tall screenshot into columns on grey; returns others as they are. No page ends in that grey. */
function folded(pixels: Pixels): Pixels {
  const columns = Math.ceil(pixels.height / tallest);
  if (columns < 2) return pixels;
  const row = pixels.width * 3;
  const data = Buffer.alloc(row * columns * tallest, 128);
  for (let y = 0; y < pixels.height; y += 1) {
    const column = Math.floor(y / tallest);
    pixels.data.copy(data, ((y % tallest) * columns + column) * row, y * row, (y + 1) * row);
  }
  return { data, width: pixels.width * columns, height: tallest };
}

/** Names the exact pixels: one that differs in one value gets another fingerprint. */
const fingerprint = ({ data, width, height }: Pixels): string =>
  createHash("sha256").update(`${width}x${height}\n`).update(data).digest("hex");

/** The file of a screenshot: a small image to look at, with the fingerprint and the blocks by which it is compared. */
export async function encode(pixels: Pixels): Promise<Buffer> {
  const sheet = folded(pixels);
  const { data, width, height } = sheet;
  const fine = width === shown.width && height <= shown.tallest;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><pixels>${fingerprint(pixels)}</pixels></x:xmpmeta>`;
  const image = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: fine ? 75 : 20 })
    .withXmp(xmp)
    .toBuffer();
  return withChunk(image, blocksChunk, await encodeBlocks(blocksOf(sheet)));
}

/** The fingerprint inside a saved screenshot, or null where it has none. */
async function keptFingerprint(image: Buffer): Promise<string | null> {
  const { xmp } = await sharp(image).metadata();
  return xmp?.toString("utf8").match(/<pixels>([0-9a-f]{64})</)?.[1] ?? null;
}

/** A saved screenshot, or null where there is none. */
export async function readScreenshot(path: string): Promise<Buffer | null> {
  return existsSync(path) ? readFile(path) : null;
}

/** The same pixels; pixels that look the same; or pixels that look different. */
export type Comparison = "identical" | "similar" | "different";

/** Compares new pixels with a saved screenshot. A file without blocks is always different. */
export async function compare(kept: Buffer, pixels: Pixels): Promise<Comparison> {
  if (chunkOf(kept, blocksChunk) === null) return "different";
  if ((await keptFingerprint(kept)) === fingerprint(pixels)) return "identical";
  return (await changedSince(kept, pixels))?.size === 0 ? "similar" : "different";
}

/** The blocks that look different from the saved screenshot. Null where they cannot be compared. */
export async function changedSince(kept: Buffer, pixels: Pixels): Promise<Set<number> | null> {
  const blocks = chunkOf(kept, blocksChunk);
  return blocks && changedBlocks(await decodeBlocks(blocks), blocksOf(folded(pixels)));
}

/** Whether a screenshot that looks the same is saved at a path. */
export async function isKept(path: string, pixels: Pixels): Promise<boolean> {
  const kept = await readScreenshot(path);
  return kept !== null && (await compare(kept, pixels)) !== "different";
}

/** Saves a screenshot unless it looks the same as the saved one. Returns what happened. */
export async function saveScreenshot(path: string, pixels: Pixels): Promise<"same" | "new" | "changed"> {
  if (await isKept(path, pixels)) return "same";
  const isNew = !existsSync(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(pixels));
  return isNew ? "new" : "changed";
}
