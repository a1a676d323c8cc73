import sharp from "sharp";
import { expect, it } from "vitest";
import { chunkOf, withChunk } from "./webp-chunk.ts";

const picture = () =>
  sharp({ create: { width: 9, height: 5, channels: 3, background: "#b41428" } })
    .webp()
    .toBuffer();

it.each([4, 5])(
  "%i bytes put into a picture come out as they went in, and it still shows",
  async (length) => {
    const content = Buffer.from(Array.from({ length }, (_, index) => 250 + index));
    const carrying = withChunk(await picture(), "BLKS", content);
    expect(chunkOf(carrying, "BLKS")).toEqual(content);
    expect(carrying.readUInt32LE(4)).toBe(carrying.length - 8);
    expect(await sharp(carrying).raw().toBuffer()).toEqual(
      await sharp(await picture())
        .raw()
        .toBuffer(),
    );
  },
);

it("a picture without it has none", async () => {
  expect(chunkOf(await picture(), "BLKS")).toBeNull();
});
