import { side } from "./blocks.ts";
import type { Pixels } from "./pixels.ts";

/** A channel may differ by this much before its pixel is marked: the saved screenshot is not an exact copy. */
const tolerance = 40;
const red = [214, 20, 60];
const rose = [255, 190, 200];

/**
 * The new screenshot in pale colours. A pixel is red where it differs or where only one screenshot has it. The rest of
 * a changed block is rose: a change of few shades shows nothing else.
 */
export function difference(before: Pixels, after: Pixels, changed: ReadonlySet<number> | null): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(after.width / side);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [old, now] = [offset(before, x, y), offset(after, x, y)];
      const at = (y * width + x) * 3;
      if (old === null || now === null || differs(before.data, old, after.data, now)) data.set(red, at);
      else if (changed?.has(Math.floor(y / side) * columns + Math.floor(x / side))) data.set(rose, at);
      else data.fill(255 - Math.floor((255 - (after.data[now + 1] ?? 0)) / 4), at, at + 3);
    }
  }
  return { data, width, height };
}

const offset = ({ width, height }: Pixels, x: number, y: number): number | null =>
  x < width && y < height ? (y * width + x) * 3 : null;

function differs(before: Buffer, old: number, after: Buffer, now: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((before[old + channel] ?? 0) - (after[now + channel] ?? 0)) > tolerance) return true;
  }
  return false;
}
