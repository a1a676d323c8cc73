import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { emptyDatabase, emptyStore, engines, openTestStore, temporaryFolder } from "#test/engines.ts";
import { fill } from "#test/filled-store.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { sha256 } from "../base/canonical-json.ts";
import { ByteFiles, describeExport, exportToFile, importStore, uploadsNamedIn } from "../index.ts";

describe.each(engines)("exports that share the bytes of uploads, from %s", (engine) => {
  it("keep them once, name them, and bring them back", async () => {
    const store = await emptyStore(engine);
    const { picture, video } = await fill(store);
    const folder = await temporaryFolder();
    const uploads = new ByteFiles(join(folder, "archivos"));
    const [first, second] = [join(folder, "uno.gz"), join(folder, "dos.gz")];

    const summary = await exportToFile(store, first, uploads);
    const files = await readdir(join(folder, "archivos"));
    expect((await exportToFile(store, second, uploads)).sha256).toBe(summary.sha256);

    expect(files).toHaveLength(4);
    expect(await readdir(join(folder, "archivos"))).toEqual(files);
    expect(await uploadsNamedIn(second)).toEqual(new Set(files));
    expect((await stat(first)).size).toBeLessThan(30_000);
    expect(await describeExport(createReadStream(second), uploads)).toMatchObject({ sha256: summary.sha256 });

    const url = await emptyDatabase(engine);
    await importStore(url, createReadStream(second), uploads);
    const copy = await openTestStore(url);
    const width = async (from: typeof copy) =>
      sha256((await from.mediaFile(picture.hash, 640, "image/webp")) ?? "nada");
    expect(await width(copy)).toBe(await width(store));
    expect((await copy.videoSlice(video.hash, "video/mp4", 262_144, 262_144))?.length).toBe(37_856);
    expect(await storedProblems(copy, url)).toEqual([]);
  });
});

describe("an export that shares the bytes of uploads", () => {
  it("is refused without them, and the database stays empty", async () => {
    const store = await emptyStore("sqlite");
    await fill(store);
    const folder = await temporaryFolder();
    const file = join(folder, "sitio.gz");
    await exportToFile(store, file, new ByteFiles(join(folder, "archivos")));
    const url = await emptyDatabase("sqlite");
    const elsewhere = new ByteFiles(join(await temporaryFolder(), "archivos"));

    for (const beside of [undefined, elsewhere]) {
      const missing = { code: "export-bytes-missing" };
      await expect(describeExport(createReadStream(file), beside)).rejects.toMatchObject(missing);
      await expect(importStore(url, createReadStream(file), beside)).rejects.toMatchObject(missing);
    }
    expect(await (await openTestStore(url)).draft()).toBeNull();
  });

  it("is the second version of the format; one that has all in it stays the first", async () => {
    const store = await emptyStore("sqlite");
    await fill(store);
    const folder = await temporaryFolder();
    const [whole, shared] = [join(folder, "entero.gz"), join(folder, "aparte.gz")];
    await exportToFile(store, whole);
    await exportToFile(store, shared, new ByteFiles(join(folder, "archivos")));
    const version = async (file: string) =>
      gunzipSync(await readFile(file))
        .toString()
        .slice(0, 60);
    expect(await version(whole)).toContain('"version":1');
    expect(await version(shared)).toContain('"version":2');
    expect(await uploadsNamedIn(whole)).toEqual(new Set());
  });

  it("fails with the error of the disk where an upload cannot be kept", async () => {
    const store = await emptyStore("sqlite");
    await fill(store);
    const folder = await temporaryFolder();
    const reason = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
    const full = { put: () => Promise.reject(reason), get: () => Promise.reject(reason) };

    await expect(exportToFile(store, join(folder, "sitio.gz"), full)).rejects.toBe(reason);

    expect(await readdir(folder)).toEqual([]);
  });
});
