import { describe, expect, it } from "vitest";
import { blocksOf, changedBlocks, decodeBlocks, encodeBlocks, side } from "./blocks.ts";
import type { Pixels } from "./pixels.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  shade: number;
}

const paper = 245;

/** Boxes on a sheet of 64 by 64. */
function sheet(...boxes: Box[]): Pixels {
  const pixels = { data: Buffer.alloc(64 * 64 * 3, paper), width: 64, height: 64 };
  for (const { x, y, width, height, shade } of boxes) {
    for (let row = y; row < y + height; row += 1) {
      const start = (row * 64 + x) * 3;
      pixels.data.fill(shade, start, start + width * 3);
    }
  }
  return pixels;
}

/** The screenshot with each value changed by what `shades` returns for it. */
function altered(pixels: Pixels, shades: (index: number) => number): Pixels {
  const data = Buffer.from(
    pixels.data.map((value, index) => Math.min(255, Math.max(0, value + shades(index)))),
  );
  return { ...pixels, data };
}

/** How many blocks change between a saved screenshot and a new one. */
async function changes(kept: Pixels, now: Pixels): Promise<number | undefined> {
  const before = await decodeBlocks(await encodeBlocks(blocksOf(kept)));
  return changedBlocks(before, blocksOf(now))?.size;
}

/** Every place within a block. */
const places = Array.from({ length: side ** 2 }, (_, place) => ({
  x: 24 + (place % side),
  y: 24 + Math.floor(place / side),
}));
const steps = [
  { right: 1, down: 0 },
  { right: -1, down: 0 },
  { right: 0, down: 1 },
  { right: 0, down: -1 },
];
const text = { x: 5, y: 40, width: 50, height: 9, shade: 40 };

describe("the comparison accepts what no eye sees:", () => {
  it("nothing changed", async () => {
    expect(await changes(sheet(text), sheet(text))).toBe(0);
  });

  it("an edge smoothed some shades apart", async () => {
    const rim = [5, 1, 1, 2, 1, 3, 1, 1];
    const smoothed = altered(sheet(text), (index) => {
      const [pixel, row] = [Math.floor(index / 3), Math.floor(index / 192)];
      return row === text.y ? (rim[pixel % rim.length] ?? 0) : 0;
    });
    expect(await changes(sheet(text), smoothed)).toBe(0);
  });

  it("accepts photos that another machine decodes with values one shade off", async () => {
    const photo = altered(sheet(), (index) => -((index * 7919) % 200));
    const decoded = altered(photo, (index) => ((index * 31) % 3) - 1);
    expect(await changes(photo, decoded)).toBe(0);
  });
});

describe("the comparison finds what an eye sees, at every place of a block:", () => {
  it.each(places)("a full stop removed at $x, $y", async ({ x, y }) => {
    const stop = { x, y, width: 2, height: 2, shade: 70 };
    expect(await changes(sheet(text, stop), sheet(text))).toBeGreaterThan(0);
  });

  it.each(places)("a full stop at $x, $y moved by one pixel in any direction", async ({ x, y }) => {
    const stop = { x, y, width: 2, height: 2, shade: 40 };
    for (const { right, down } of steps) {
      const moved = { ...stop, x: x + right, y: y + down };
      expect(await changes(sheet(stop), sheet(moved))).toBeGreaterThan(0);
    }
  });

  it.each(places)("a pale panel from $x, $y moved by one pixel in any direction", async ({ x, y }) => {
    const panel = { x, y, width: 20, height: 20, shade: paper - 24 };
    for (const { right, down } of steps) {
      const moved = { ...panel, x: x + right, y: y + down };
      expect(await changes(sheet(panel), sheet(moved))).toBeGreaterThan(0);
    }
  });

  it.each([3, -3])("a panel whose colour changed by %i shades", async (shades) => {
    const panel = { x: 11, y: 13, width: 40, height: 30, shade: 180 };
    expect(await changes(sheet(panel), sheet({ ...panel, shade: 180 + shades }))).toBeGreaterThan(0);
  });

  it("a change of one channel only", async () => {
    const bluer = altered(sheet(), (index) => (index % 3 === 2 ? -3 : 0));
    expect(await changes(sheet(), bluer)).toBe(64);
  });
});

it("cannot compare the blocks of screenshots of different sizes", async () => {
  const taller = { data: Buffer.alloc(64 * 80 * 3, paper), width: 64, height: 80 };
  expect(await changes(sheet(), taller)).toBeUndefined();
});
