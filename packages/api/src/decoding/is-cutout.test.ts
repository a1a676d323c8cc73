import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { isCutout } from "./is-cutout.ts";
import { readPicture } from "./read-picture.ts";

const panel = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background } });

const ground = (background: string) => panel(background, 400, 500);

/** A figure as wide as half of the picture, on a background of a colour. */
const figureOn = async (background: string) =>
  ground(background).composite([{ input: await panel("#000", 200, 450).png().toBuffer() }]);

/** A photo without the square in each of its corners. */
async function withoutCorners() {
  const input = await panel("#000", 40, 40).png().toBuffer();
  const gravities = ["northwest", "northeast", "southwest", "southeast"];
  return ground("#fafafa").composite(gravities.map((gravity) => ({ input, gravity, blend: "dest-out" })));
}

const stored = async (picture: Sharp) => readPicture(await picture.png().toBuffer(), 1920);

it("a figure on a clear background is cut out", async () => {
  expect(await isCutout(await stored(await figureOn("#0000")))).toBe(true);
});

it.each([
  ["a photo without transparency", async () => (await figureOn("#fafafa")).removeAlpha()],
  ["a photo whose transparency is not used", () => figureOn("#fafafaff")],
  ["a photo without corners", withoutCorners],
])("%s has its ground", async (_what, picture) => {
  expect(await isCutout(await stored(await picture()))).toBe(false);
});
