import sharp from "sharp";
import type { Pixels } from "./pixels.ts";

/** Pixels on a block's side. */
export const side = 8;
/** For each block: the means of red, green and blue, and where its light lies: left to right, top to bottom. */
const channels = 6;
/** Half the way from a block's centre to all of its light at one edge: brings the light's place to a byte. */
const reach = 128;
/**
 * How far a value may be off: half a level for the rounding of what is kept, and one that no eye sees. The noise that
 * browsers were seen to make on a rounded edge stays below 0.6.
 */
const tolerance = 1.5;

/** What a screenshot looks like, block by block, without differences that no eye sees. */
export interface Blocks {
  /** Six values a block, from 0 to 255. */
  values: Float32Array;
  columns: number;
  rows: number;
}

/** The mean changes when something appears, disappears or changes colour; the place of the light when it moves in a block. */
export function blocksOf({ data, width, height }: Pixels): Blocks {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const values = new Float32Array(columns * rows * channels);
  for (let block = 0; block < columns * rows; block += 1)
    values.fill(reach, block * channels + 3, (block + 1) * channels);
  for (let y = 0; y < height; y += 1) {
    const [row, down] = [Math.floor(y / side) * columns, ((y % side) - 3.5) / reach];
    for (let x = 0; x < width; x += 1) {
      const block = (row + Math.floor(x / side)) * channels;
      const pixel = (y * width + x) * 3;
      const red = data[pixel] ?? 0;
      const green = data[pixel + 1] ?? 0;
      const blue = data[pixel + 2] ?? 0;
      const light = (red + 2 * green + blue) / 4;
      add(values, block, red / side ** 2);
      add(values, block + 1, green / side ** 2);
      add(values, block + 2, blue / side ** 2);
      add(values, block + 3, light * (((x % side) - 3.5) / reach));
      add(values, block + 4, light * down);
    }
  }
  return { values, columns, rows };
}

function add(values: Float32Array, at: number, amount: number): void {
  values[at] = (values[at] ?? 0) + amount;
}

/** The blocks as a small lossless image: the means, and below them the places of the light. */
export function encodeBlocks({ values, columns, rows }: Blocks): Promise<Buffer> {
  const data = Buffer.alloc(values.length);
  const half = columns * rows * 3;
  values.forEach((value, index) => {
    const [block, channel] = [Math.floor(index / channels), index % channels];
    const at = channel < 3 ? block * 3 + channel : half + block * 3 + channel - 3;
    data[at] = Math.min(255, Math.max(0, Math.round(value)));
  });
  return sharp(data, { raw: { width: columns, height: rows * 2, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

export async function decodeBlocks(image: Buffer): Promise<Blocks> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [info.width, info.height / 2];
  const half = columns * rows * 3;
  const values = new Float32Array(data.length);
  values.forEach((_, index) => {
    const [block, channel] = [Math.floor(index / channels), index % channels];
    values[index] = data[channel < 3 ? block * 3 + channel : half + block * 3 + channel - 3] ?? 0;
  });
  return { values, columns, rows };
}

/** Numbers of the blocks, row by row, with a difference that an eye can see. Null where the sizes differ. */
export function changedBlocks(before: Blocks, after: Blocks): Set<number> | null {
  if (before.columns !== after.columns || before.rows !== after.rows) return null;
  const changed = new Set<number>();
  after.values.forEach((value, index) => {
    if (Math.abs(value - (before.values[index] ?? 0)) > tolerance) changed.add(Math.floor(index / channels));
  });
  return changed;
}
