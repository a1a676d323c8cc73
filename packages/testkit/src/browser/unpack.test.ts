import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { pack } from "tar-fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackBrowser } from "./unpack.ts";

let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), "consultorio-unpack-"));
});

afterEach(() => rm(work, { recursive: true, force: true }));

/** Archives of the package's shape, with a shell script of one line as the browser. */
async function archives(): Promise<string> {
  const folder = await mkdtemp(join(work, "bin-"));
  const content = await mkdtemp(join(work, "content-"));
  await writeFile(join(content, "a-file"), "content");
  const tar = brotliCompressSync(await buffer(pack(content)));
  for (const name of ["al2023", "fonts", "swiftshader"]) await writeFile(join(folder, `${name}.tar.br`), tar);
  await writeFile(join(folder, "chromium.br"), brotliCompressSync("#!/bin/sh\n"));
  return folder;
}

it("gives eight simultaneous callers the same finished browser", async () => {
  const source = await archives();
  const folder = join(work, "cache", "chromium-1");
  const browsers = await Promise.all(Array.from({ length: 8 }, () => unpackBrowser(source, folder)));
  expect(new Set(browsers.map((browser) => browser.executable))).toEqual(new Set([join(folder, "chromium")]));
  expect(await readFile(join(folder, "chromium"), "utf8")).toBe("#!/bin/sh\n");
  expect((await stat(join(folder, "chromium"))).mode & 0o111).not.toBe(0);
  expect(await readdir(join(work, "cache"))).toEqual(["chromium-1"]);
});

it("deletes everything when an archive is damaged", async () => {
  const source = await archives();
  await writeFile(join(source, "chromium.br"), "not brotli");
  await expect(unpackBrowser(source, join(work, "cache", "chromium-1"))).rejects.toThrow();
  expect(await readdir(join(work, "cache"))).toEqual([]);
});
