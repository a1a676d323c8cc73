import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { difference } from "./difference.ts";
import { decode, type Pixels, stacked } from "./pixels.ts";
import { compare, encode, saveScreenshot } from "./screenshot-file.ts";

const plain = (width: number, height: number, shade = 200): Pixels => ({
  data: Buffer.alloc(width * height * 3, shade),
  width,
  height,
});

/** The pixels with one value of one pixel a single step off. */
function almost(pixels: Pixels): Pixels {
  const data = Buffer.from(pixels.data);
  data[7] = (data[7] ?? 0) + 1;
  return { ...pixels, data };
}

const colour = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe("a saved screenshot", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "screenshots-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is identical to its own pixels and similar to pixels that look the same", async () => {
    const kept = await encode(plain(40, 20));
    expect(await compare(kept, plain(40, 20))).toBe("identical");
    expect(await compare(kept, almost(plain(40, 20)))).toBe("similar");
    expect(await compare(kept, plain(40, 20, 203))).toBe("different");
  });

  it("differs from pixels of the same bytes in another shape", async () => {
    expect(await compare(await encode(plain(40, 20)), plain(20, 40))).toBe("different");
  });

  it("differs from one that is a row taller, also after a fold", async () => {
    expect(await compare(await encode(plain(8, 9000, 255)), plain(8, 9001, 255))).toBe("different");
  });

  it("differs from anything if its blocks are missing", async () => {
    const bare = await sharp(plain(40, 20).data, { raw: { width: 40, height: 20, channels: 3 } })
      .webp()
      .toBuffer();
    expect(await compare(bare, plain(40, 20))).toBe("different");
  });

  it("is not written again while it looks the same", async () => {
    const path = join(folder, "Hero", "HeroSplit.webp");
    expect(await saveScreenshot(path, plain(40, 20))).toBe("new");
    const [bytes, { mtimeMs }] = [await readFile(path), await stat(path)];
    expect(await saveScreenshot(path, almost(plain(40, 20)))).toBe("same");
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    expect(await saveScreenshot(path, plain(40, 20, 190))).toBe("changed");
    expect(await readFile(path)).not.toEqual(bytes);
  });

  it("is folded into columns if it is taller than WebP allows", async () => {
    const { width, height } = await decode(await encode(plain(4, 20_000)));
    expect({ width, height }).toEqual({ width: 12, height: 8000 });
  });
});

describe("pixels", () => {
  it("are stacked piece by piece", () => {
    const { height, data } = stacked([plain(2, 3, 10), plain(2, 4, 90)]);
    expect(height).toBe(7);
    expect([data[0], data.at(-1)]).toEqual([10, 90]);
  });

  it("are marked red where they differ, and where only one screenshot has them", () => {
    const after = plain(3, 2);
    after.data.fill(0, 0, 3);
    const marked = difference(plain(2, 2), after, null);
    expect(colour(marked, 0, 0)).toEqual([214, 20, 60]);
    expect(colour(marked, 2, 1)).toEqual([214, 20, 60]);
    expect(colour(marked, 1, 1)).not.toEqual([214, 20, 60]);
  });

  it("are marked rose in a block that changed by few shades", () => {
    const marked = difference(plain(20, 8), plain(20, 8), new Set([1]));
    expect(colour(marked, 8, 0)).toEqual([255, 190, 200]);
    expect(colour(marked, 7, 0)).toEqual(colour(marked, 16, 7));
    expect(colour(marked, 7, 0)).not.toEqual([255, 190, 200]);
  });
});
