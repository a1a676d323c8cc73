import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { blocksOf, changedBlocks, decodeBlocks, encodeBlocks } from "./blocks.ts";
import type { Pixels } from "./pixels.ts";
import { chunkOf, withChunk } from "./webp-chunk.ts";

/** The wide picture is shown where a layout is chosen. Others are there to be compared, and kept rougher. */
const shown = { width: 1280, tallest: 3000 };
/** More rows than this are folded into columns when kept: WebP holds at most 16383. */
const tallest = 8000;
/** Name of the chunk in which a kept picture carries its blocks. */
const blocksChunk = "BLKS";

/** Tall pictures in columns side by side, on a grey that no page ends in; others as they are. */
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

/** The picture as it is kept: small, for the eye; inside, what it is compared by: fingerprint and blocks. */
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

/** The fingerprint inside a kept picture, or null where it has none. */
async function keptFingerprint(image: Buffer): Promise<string | null> {
  const { xmp } = await sharp(image).metadata();
  return xmp?.toString("utf8").match(/<pixels>([0-9a-f]{64})</)?.[1] ?? null;
}

/** A kept picture, or null where there is none. */
export async function readScreenshot(path: string): Promise<Buffer | null> {
  return existsSync(path) ? readFile(path) : null;
}

/** The same pixels; others that no eye tells apart; or another picture. */
export type Comparison = "identical" | "similar" | "different";

/** How near the pixels are to those that a picture was kept of. One that lacks what it is compared by is another. */
export async function compare(kept: Buffer, pixels: Pixels): Promise<Comparison> {
  if (chunkOf(kept, blocksChunk) === null) return "different";
  if ((await keptFingerprint(kept)) === fingerprint(pixels)) return "identical";
  return (await changedSince(kept, pixels))?.size === 0 ? "similar" : "different";
}

/** The blocks that look different since a picture was kept. Null where they cannot be compared. */
export async function changedSince(kept: Buffer, pixels: Pixels): Promise<Set<number> | null> {
  const blocks = chunkOf(kept, blocksChunk);
  return blocks && changedBlocks(await decodeBlocks(blocks), blocksOf(folded(pixels)));
}

/** Keeps a picture, and says whether that changed anything: one that looks the same leaves the file as it is. */
export async function saveScreenshot(path: string, pixels: Pixels): Promise<"same" | "new" | "changed"> {
  const kept = await readScreenshot(path);
  if (kept !== null && (await compare(kept, pixels)) !== "different") return "same";
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(pixels));
  return kept === null ? "new" : "changed";
}
