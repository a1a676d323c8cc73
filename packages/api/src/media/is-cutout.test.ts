import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { isCutout } from "./is-cutout.ts";
import { readPicture } from "./read-picture.ts";

const ground = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 4, background } });

/** A figure as wide as half of the picture, on a ground of a colour. */
const figureOn = (background: string) =>
  ground(background).composite([
    { input: Buffer.from('<svg width="200" height="450"><rect width="200" height="450" rx="90"/></svg>') },
  ]);

const stored = async (picture: Sharp) => readPicture(await picture.png().toBuffer());

it("a figure on a clear ground is cut out", async () => {
  expect(await isCutout(await stored(figureOn("#0000")))).toBe(true);
});

it.each([
  ["a photo without transparency", figureOn("#fafafa").removeAlpha()],
  ["a photo whose transparency is not used", figureOn("#fafafaff")],
  [
    "a photo with round corners",
    ground("#0000").composite([
      { input: Buffer.from('<svg width="400" height="500"><rect width="400" height="500" rx="40"/></svg>') },
    ]),
  ],
])("%s has its ground", async (_what, picture) => {
  expect(await isCutout(await stored(picture))).toBe(false);
});
