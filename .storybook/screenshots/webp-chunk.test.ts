import sharp from "sharp";
import { expect, it } from "vitest";
import { chunkOf, withChunk } from "./webp-chunk.ts";

const image = () =>
  sharp({ create: { width: 9, height: 5, channels: 3, background: "#b41428" } })
    .webp()
    .toBuffer();

it.each([4, 5])(
  "returns the same %i bytes that were stored in an image, which can still be decoded",
  async (length) => {
    const content = Buffer.from(Array.from({ length }, (_, index) => 250 + index));
    const carrying = withChunk(await image(), "BLKS", content);
    expect(chunkOf(carrying, "BLKS")).toEqual(content);
    expect(carrying.readUInt32LE(4)).toBe(carrying.length - 8);
    expect(await sharp(carrying).raw().toBuffer()).toEqual(
      await sharp(await image())
        .raw()
        .toBuffer(),
    );
  },
);

it("returns null for an image without the chunk", async () => {
  expect(chunkOf(await image(), "BLKS")).toBeNull();
});
