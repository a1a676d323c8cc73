import sharp from "sharp";
import { expect, it } from "vitest";
import { readPicture } from "./read-picture.ts";

const drawing = (width: number, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#a33" } }).jpeg();

it.each([
  ["half a picture", async () => (await noise()).subarray(0, 2000), /dañada o incompleta/],
  [
    "a drawing that can run scripts",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    /no es una imagen/,
  ],
  ["nothing", async () => Buffer.alloc(0), /no es una imagen/],
  ["a text", async () => Buffer.from("hola"), /no es una imagen/],
  ["a picture of too many pixels", hugeFrame, /50 megapixeles/],
  ["a picture that is too tall", () => drawing(300, 17_000).png().toBuffer(), /demasiado alta/],
])("%s is refused with its reason", async (_what, bytes, reason) => {
  await expect(readPicture(await bytes(), 1920)).rejects.toThrow(reason);
});

/** A JPEG whose header has the size 10,000 × 5,001. */
async function hugeFrame() {
  const bytes = await drawing(10).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(5_001, frame + 5);
  bytes.writeUInt16BE(10_000, frame + 7);
  return bytes;
}

const noise = () =>
  sharp({
    create: {
      ...{ width: 300, height: 300, channels: 3, background: "#fff" },
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
