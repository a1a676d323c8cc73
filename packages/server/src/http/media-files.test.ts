import { encodeSize } from "@consultorio/api/decoding/encode-size";
import { PictureSizes } from "@consultorio/api/media/picture-sizes";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { openStore, type Store, system } from "@consultorio/store";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mediaFile, publishedMedia } from "./media-files.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: Store;
let sizes: PictureSizes;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = await openStore(`sqlite:${folder.path}/site.db`);
  sizes = new PictureSizes({ store, decoder: { encodeSize }, onProblem: () => undefined });
});

afterEach(async () => {
  await sizes.close();
  await store.close();
  await folder.remove();
});

/** A WebP of one pixel. */
const pixel = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

/** Stores a picture of one pixel with its largest file only. */
async function storePixel(body: Uint8Array): Promise<string> {
  const file = { width: 1, height: 1, type: "image/webp", body: new Uint8Array(body) };
  const { hash } = await store.putMedia(system, { name: "punto.jpg", width: 1, height: 1, files: [file] });
  return `/media/${hash}-1x1`;
}

it("a size that is not made yet shows the picture itself, which no cache keeps under that address", async () => {
  const path = await storePixel(pixel);

  const shown = await mediaFile(store, `${path}.1.avif`);

  expect(shown?.headers).toMatchObject({ "Content-Type": "image/webp", "Cache-Control": "no-store" });
  expect(Buffer.from(shown?.body ?? []).equals(pixel)).toBe(true);
  expect(await mediaFile(store, `${path}.480.avif`)).toBeNull();
  expect(await mediaFile(store, `/media/${"0".repeat(64)}-1x1.1.avif`)).toBeNull();
});

it("a picture without a background has its files under its own address", async () => {
  const path = `${await storePixel(pixel)}-cutout`;

  for (const address of [`${path}.webp`, `${path}.1.avif`])
    expect(Buffer.from((await mediaFile(store, address))?.body ?? []).equals(pixel)).toBe(true);
});

it("a publication waits until the size is made", async () => {
  const path = await storePixel(pixel);

  const published = await publishedMedia({ store, sizes }, `${path}.1.avif`);

  expect(published?.headers).toMatchObject({ "Content-Type": "image/avif" });
  expect(published?.headers["Cache-Control"]).toContain("immutable");
});

it("a publication is not made of pictures whose sizes are missing because the process ends", async () => {
  const path = await storePixel(pixel);
  await sizes.close();

  const ended = await publishedMedia({ store, sizes }, `${path}.1.avif`).catch((error: unknown) => error);

  expect(ended).toBeInstanceOf(Error);
  // The file is as it should be: a scheduled publication goes out after the next start.
  expect(ended).not.toBeInstanceOf(PublishFailed);
});

it("a publication is refused where the size cannot be made, and says of which file", async () => {
  const path = await storePixel(Uint8Array.of(1, 2, 3));

  await expect(publishedMedia({ store, sizes }, `${path}.1.avif`)).rejects.toThrow(
    "no se pudieron preparar los tamaños de la imagen «punto.jpg»",
  );
});
