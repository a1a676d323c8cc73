import type { Pixels } from "./picture-file.ts";

/** A channel may differ by this much before it is marked: the kept picture is not an exact copy. */
const tolerance = 40;

/** The new picture, pale, with what differs from the old in red. Where sizes differ, the rest is red. */
export function difference(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [old, now] = [offset(before, x, y), offset(after, x, y)];
      const at = (y * width + x) * 3;
      if (old === null || now === null || differs(before.data, old, after.data, now))
        data.set([214, 20, 60], at);
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
