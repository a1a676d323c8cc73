import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Media, openStore, type Store, system } from "@consultorio/store";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { encodeSize } from "../decoding/encode-size.ts";
import { readPicture } from "../decoding/read-picture.ts";
import { PictureSizes } from "./picture-sizes.ts";

let folder: string;
let store: Store;
const problems: unknown[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "consultorio-sizes-"));
  store = await openStore(`sqlite:${join(folder, "site.db")}`);
  problems.length = 0;
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const open = () =>
  new PictureSizes({ store, decoder: { encodeSize }, onProblem: (error) => problems.push(error) });

const drawing = (width: number, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#a33" } }).jpeg();

async function upload(width: number): Promise<Media> {
  const largest = await readPicture(await drawing(width).toBuffer(), 1920);
  return store.putMedia(system, { name: "foto.jpg", ...largest, files: [largest] });
}

const filesOf = async ({ hash }: Media) =>
  (await store.media(hash))?.files.map(({ width, type }) => `${width} ${type}`);

it("a picture is accepted in one size; the others are made afterwards, and counted as they come", async () => {
  const media = await upload(1000);
  const sizes = open();
  expect(sizes.stateOf(media)).toEqual({ made: 1, wanted: 8, failed: false });

  sizes.make(media);
  await sizes.ready(media.hash);

  expect(await filesOf(media)).toEqual(
    [480, 720, 960, 1000].flatMap((width) => [`${width} image/avif`, `${width} image/webp`]),
  );
  const made = await store.media(media.hash);
  expect(made && sizes.stateOf(made)).toEqual({ made: 8, wanted: 8, failed: false });
});

it("sizes that are missing when the process ends are made after the next start", async () => {
  const media = await upload(500);
  const before = open();
  before.make(media);
  await before.close();
  expect(await filesOf(media)).toEqual(["500 image/webp"]);

  const after = open();
  await after.resume();
  await after.ready(media.hash);

  expect(await filesOf(media)).toHaveLength(4);
});

it("a picture that cannot be read later reports the failure and does not delay the next picture", async () => {
  const broken = { width: 30, height: 20, type: "image/webp", body: Uint8Array.of(1, 2) };
  const bad = await store.putMedia(system, { name: "mala.jpg", ...broken, files: [broken] });
  const good = await upload(31);
  const sizes = open();

  sizes.make(bad);
  sizes.make(good);
  await sizes.ready(good.hash);

  expect(sizes.stateOf(bad).failed).toBe(true);
  expect(problems).toHaveLength(1);
  await expect(sizes.ready(bad.hash)).rejects.toThrow();
});

it("a picture that is deleted while its sizes are made is no problem", async () => {
  const media = await upload(40);
  const sizes = open();
  await store.deleteMedia(system, media.hash);

  sizes.make(media);
  await sizes.close();

  expect(problems).toEqual([]);
});

it("a photograph full of grain comes to a phone in as few bytes as its page has left", async () => {
  const grain = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const noise = {
    create: { width: 490, height: 270, channels: 3, background: "#777", noise: grain },
  } as const;
  const largest = await readPicture(await sharp(noise).jpeg({ quality: 98 }).toBuffer(), 1920);
  const media = await store.putMedia(system, { name: "grano.jpg", ...largest, files: [largest] });
  const sizes = open();
  sizes.make(media);
  await sizes.ready(media.hash);
  const file = await store.mediaFile(media.hash, 480, "image/avif");
  expect(file?.length).toBeLessThanOrEqual(9000);
});
