import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { difference } from "./picture-difference.ts";
import {
  decode,
  encode,
  fingerprint,
  keepPicture,
  keptFingerprint,
  type Pixels,
  stacked,
} from "./picture-file.ts";

const plain = (width: number, height: number, shade = 200): Pixels => ({
  data: Buffer.alloc(width * height * 3, shade),
  width,
  height,
});

/** A picture with one value of one pixel a single step off. */
function almost(pixels: Pixels): Pixels {
  const data = Buffer.from(pixels.data);
  data[7] = (data[7] ?? 0) + 1;
  return { ...pixels, data };
}

describe("a kept picture", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("carries the fingerprint of the pixels that it was made from", async () => {
    const pixels = plain(40, 20);
    expect(await keptFingerprint(await encode(pixels))).toBe(fingerprint(pixels));
    expect(await keptFingerprint(await encode(almost(pixels)))).not.toBe(fingerprint(pixels));
  });

  it("tells pictures of the same bytes and another shape apart", () => {
    expect(fingerprint(plain(40, 20))).not.toBe(fingerprint(plain(20, 40)));
  });

  it("stays as it is, to the byte, while the pixels are the same", async () => {
    const path = join(folder, "Hero", "HeroSplit.webp");
    expect(await keepPicture(path, plain(40, 20))).toBe("new");
    const [bytes, { mtimeMs }] = [await readFile(path), await stat(path)];
    expect(await keepPicture(path, plain(40, 20))).toBe("same");
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    expect(await keepPicture(path, almost(plain(40, 20)))).toBe("changed");
    expect(await readFile(path)).not.toEqual(bytes);
  });

  it("is folded into columns where it is taller than the format holds", async () => {
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

  it("are marked red where they differ, and where only one picture has any", () => {
    const after = plain(3, 2);
    after.data.fill(0, 0, 3);
    const marked = difference(plain(2, 2), after);
    const red = (x: number, y: number) => [...marked.data.subarray((y * 3 + x) * 3, (y * 3 + x) * 3 + 3)];
    expect(red(0, 0)).toEqual([214, 20, 60]);
    expect(red(2, 1)).toEqual([214, 20, 60]);
    expect(red(1, 1)).not.toEqual([214, 20, 60]);
  });
});
