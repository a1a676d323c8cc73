import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "#test/engines.ts";
import { sha256 } from "../base/canonical-json.ts";
import { ByteFiles } from "./byte-files.ts";

const day = 24 * 60 * 60 * 1000;
const photo = Uint8Array.of(1, 2, 3);

async function kept() {
  const folder = join(await temporaryFolder(), "archivos");
  return { folder, files: new ByteFiles(folder), place: join(folder, sha256(photo)) };
}

describe("bytes beside exports", () => {
  it("are kept once, for their owner only, and found by their hash", async () => {
    const { folder, files, place } = await kept();
    expect(await files.put(photo)).toBe(sha256(photo));
    expect(await files.put(photo)).toBe(sha256(photo));
    expect(await readdir(folder)).toEqual([sha256(photo)]);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    expect([...(await files.get(sha256(photo)))]).toEqual([...photo]);
  });

  it("are missing where they are not there, or are damaged, until they are kept again", async () => {
    const { files, place } = await kept();
    const missing = { code: "export-bytes-missing", message: expect.stringContaining("carpeta «archivos»") };
    await expect(files.get(sha256(photo))).rejects.toMatchObject(missing);
    await expect(files.get("../site.db")).rejects.toMatchObject(missing);
    await files.put(photo);
    await writeFile(place, "otra cosa");
    await expect(files.get(sha256(photo))).rejects.toMatchObject(missing);
    await files.put(photo);
    expect([...(await files.get(sha256(photo)))]).toEqual([...photo]);
  });

  it("follow no link, and let other failures of the disk pass", async () => {
    const { folder, files, place } = await kept();
    const other = join(await temporaryFolder(), "llaves");
    await writeFile(other, photo);
    await mkdir(folder);
    await symlink(other, place);
    await expect(files.get(sha256(photo))).rejects.toMatchObject({ code: "export-bytes-missing" });
    await files.put(Uint8Array.of(9));
    await files.put(photo);
    expect((await readFile(other)).equals(photo)).toBe(true);
    expect([...(await files.get(sha256(photo)))]).toEqual([...photo]);
    await mkdir(join(folder, sha256("x")));
    await expect(files.put(Buffer.from("x"))).rejects.toMatchObject({ code: "EISDIR" });
  });

  it("go a day after no export names them any more; nothing else in the folder does", async () => {
    const { folder, files } = await kept();
    const now = new Date();
    await files.sweep(new Set(), now);
    const [named, old, fresh] = await Promise.all([1, 2, 3].map((byte) => files.put(Uint8Array.of(byte))));
    const partial = `${old}.${"0".repeat(32)}.parcial`;
    for (const name of [partial, "notas.txt"]) await writeFile(join(folder, name), "");
    const before = new Date(now.getTime() - 2 * day);
    for (const name of [named, old, partial, "notas.txt"])
      await utimes(join(folder, `${name}`), before, before);
    await files.sweep(new Set([`${named}`]), now);
    expect((await readdir(folder)).toSorted()).toEqual([`${named}`, `${fresh}`, "notas.txt"].toSorted());
    // A file that a new export names again counts as new.
    await utimes(join(folder, `${fresh}`), before, before);
    await files.put(Uint8Array.of(3));
    await files.sweep(new Set(), now);
    expect(await readdir(folder)).toContain(fresh);
  });

  it("go also when another process deletes one of them meanwhile", async () => {
    const { folder, files } = await kept();
    const now = new Date();
    const old = await files.put(photo);
    const before = new Date(now.getTime() - 2 * day);
    await utimes(join(folder, old), before, before);
    // It has a name in the folder, and is not there.
    const gone = "0".repeat(64);
    await symlink(join(folder, "no-existe"), join(folder, gone));
    await files.sweep(new Set(), now);
    expect(await readdir(folder)).toEqual([gone]);
  });
});
