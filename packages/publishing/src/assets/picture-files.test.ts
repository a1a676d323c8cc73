import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPictureFiles, plainPath } from "./picture-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "consultorio-library-"));
  await writeFile(join(folder, "vena.480.avif"), "pequeña");
  await writeFile(join(folder, "vena.960.avif"), "grande");
});
afterEach(() => rm(folder, { recursive: true }));

const small = "/imagenes/vena.480.avif";
const lifetime = async (library: ReturnType<typeof openPictureFiles>, path: string) =>
  (await library.get(path))?.headers["Cache-Control"];

it("keeps a picture for good at its address with a hash, and for an hour at its plain address", async () => {
  const library = openPictureFiles(folder);
  const address = await library.address(small);
  expect(address).toMatch(/^\/imagenes\/vena\.[0-9a-f]{8}\.480\.avif$/);
  expect(await lifetime(library, address)).toContain("immutable");
  expect(await lifetime(library, small)).toContain("max-age=3600");
  expect((await library.get(address))?.body).toEqual((await library.get(small))?.body);
});

it("gives all sizes of a picture one hash, which changes with any of them", async () => {
  const library = openPictureFiles(folder);
  const address = await library.address(small);
  expect(await library.address("/imagenes/vena.960.avif")).toBe(address.replace("480", "960"));
  await writeFile(join(folder, "vena.960.avif"), "otra");
  expect(await openPictureFiles(folder).address(small)).not.toBe(address);
});

it("answers the address of an older drawing with the present one, for an hour", async () => {
  const library = openPictureFiles(folder);
  const old = "/imagenes/vena.0123abcd.480.avif";
  expect(library.has(old)).toBe(true);
  expect(Buffer.from((await library.get(old))?.body ?? []).toString()).toBe("pequeña");
  expect(await lifetime(library, old)).toContain("max-age=3600");
});

it("reads a picture again that could not be read for a moment", async () => {
  const library = openPictureFiles(folder);
  const address = await openPictureFiles(folder).address(small);
  await rm(join(folder, "vena.960.avif"));
  await expect(library.get(address)).rejects.toThrow("ENOENT");
  await writeFile(join(folder, "vena.960.avif"), "grande");
  expect(await lifetime(library, address)).toContain("immutable");
});

it("finds no missing picture, whatever its hash", async () => {
  const library = openPictureFiles(folder);
  for (const path of ["/imagenes/no.480.avif", "/imagenes/no.0123abcd.480.avif", "/media/vena.480.avif"]) {
    expect(library.has(path), path).toBe(false);
    expect(await library.get(path), path).toBeNull();
    expect(await library.address(path), path).toBe(path);
  }
});

it.each([
  ["/imagenes/icons/varices.0123abcd.svg", "/imagenes/icons/varices.svg"],
  ["/imagenes/hero-1.0123abcd.480.avif", small.replace("vena", "hero-1")],
  [small, small],
  ["/media/a.0123abcd.webp", "/media/a.0123abcd.webp"],
])("the plain path of %s is %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
