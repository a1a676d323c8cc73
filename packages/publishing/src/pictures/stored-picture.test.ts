import sharp from "sharp";
import { expect, it } from "vitest";
import { storedPicture } from "./stored-picture.ts";

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#a33" } });

it("is a WebP, as the library stores its pictures", async () => {
  const body = await picture.webp().toBuffer();
  expect(storedPicture({ body })).toBe(body);
});

it.each([
  [
    "a drawing that an import calls a picture",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ["a picture of another format", () => picture.png().toBuffer()],
  ["nothing", async () => Buffer.alloc(0)],
])("is not %s", async (_, body) => {
  expect(storedPicture({ body: await body() })).toBeNull();
});

it("is none where there is no file", () => {
  expect(storedPicture(null)).toBeNull();
});
