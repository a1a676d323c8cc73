import { copyFile, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { startChild } from "#test/child.ts";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, openTestStore } from "#test/engines.ts";
import { openStore, system } from "../index.ts";
import { sqliteFile } from "./sqlite.ts";

/** A database whose process was killed: its log is beside it, with the versions 2 and 3. A longer log has every page of the file. */
async function killedDatabase() {
  const url = await emptyDatabase("sqlite");
  const store = await openStore(url);
  await store.save(system, { documents: documentsWith("uno"), base: 0 });
  await store.close();
  const { child, lines, ended } = startChild("save-until-killed.ts", url, "3");
  for await (const line of lines) if (Number(line) === 3) child.kill("SIGKILL");
  await ended;
  return { url, file: sqliteFile(url) };
}

/** Another whole database, which has one version. */
async function otherFile(text = "de otro"): Promise<string> {
  const url = await emptyDatabase("sqlite");
  const store = await openStore(url);
  await store.save(system, { documents: documentsWith(text), base: 0 });
  await store.close();
  return sqliteFile(url);
}

const refused = { code: "sqlite-foreign-log", status: 503, fallback: true };

describe("a database that was exchanged beside the log of a killed process", () => {
  it("is refused with instructions, and stays byte for byte", async () => {
    const { url, file } = await killedDatabase();
    await rename(file, `${file}.before`);
    await rename(await otherFile(), file);
    const [bytes, log] = [await readFile(file), await readFile(`${file}-wal`)];

    await expect(openStore(url)).rejects.toMatchObject({
      ...refused,
      message: `La base de datos ${file} se cambió por otro archivo, y junto a ella quedó ${file}-wal, el registro del anterior. No se mezclaron ni se modificaron. Con el servidor detenido, regresa el archivo anterior, o mueve ${file}-wal y ${file}-shm a otro lugar para usar el nuevo.`,
    });

    expect((await readFile(file)).equals(bytes)).toBe(true);
    expect((await readFile(`${file}-wal`)).equals(log)).toBe(true);
  });

  it("is refused where the new one is an earlier copy of the same site, which SQLite would mix", async () => {
    const { url, file } = await killedDatabase();
    await copyFile(file, `${file}.copy`);
    await rename(`${file}.copy`, file);

    await expect(openStore(url)).rejects.toMatchObject(refused);
  });

  it("opens with everything once the file before is back", async () => {
    const { url, file } = await killedDatabase();
    await rename(file, `${file}.before`);
    await rename(await otherFile(), file);
    await expect(openStore(url)).rejects.toMatchObject(refused);

    await rename(`${file}.before`, file);

    expect((await (await openTestStore(url)).draft())?.version).toBeGreaterThanOrEqual(3);
  });

  it("opens as the new one once the log is moved away", async () => {
    const { url, file } = await killedDatabase();
    await rename(await otherFile(), file);
    for (const end of ["-wal", "-shm"]) await rename(`${file}${end}`, `${file}.before${end}`);

    expect((await (await openTestStore(url)).draft())?.documents).toEqual(documentsWith("de otro"));
  });

  it("opens where the log has no byte", async () => {
    const { url, file } = await killedDatabase();
    await rename(await otherFile(), file);
    await writeFile(`${file}-wal`, "");

    expect((await (await openTestStore(url)).draft())?.version).toBe(1);
  });

  it("is refused where its bytes were overwritten, so that the file has the same number and the log damages it", async () => {
    const { url, file } = await killedDatabase();
    await writeFile(file, await readFile(await otherFile("largo ".repeat(50_000))));

    await expect(openStore(url)).rejects.toMatchObject(refused);
  });
});

describe("a damaged database beside a log", () => {
  it("is reported as damaged when neither file is a database's", async () => {
    const url = await emptyDatabase("sqlite");
    for (const end of ["", "-wal"])
      await writeFile(`${sqliteFile(url)}${end}`, "No es una base. ".repeat(400));

    await expect(openStore(url)).rejects.toMatchObject({ code: "sqlite-damaged" });
  });

  it("is reported as damaged when its pages were overwritten", async () => {
    const { url, file } = await killedDatabase();
    await spoilPages(file);

    await expect(openStore(url)).rejects.toMatchObject({ code: "sqlite-damaged" });
  });
});

describe("the log of a killed process", () => {
  it("is brought into a copy of both files, which have other numbers", async () => {
    const { file } = await killedDatabase();
    const url = await emptyDatabase("sqlite");
    for (const end of ["", "-wal", ".registro"]) await copyFile(`${file}${end}`, `${sqliteFile(url)}${end}`);

    expect((await (await openTestStore(url)).draft())?.version).toBeGreaterThanOrEqual(3);
  });

  it("is brought into its file where nothing was noted", async () => {
    const { url, file } = await killedDatabase();
    await rm(`${file}.registro`);

    expect((await (await openTestStore(url)).draft())?.version).toBeGreaterThanOrEqual(3);
  });
});

it("nothing is noted through a link, and nothing stays noted once the last process has closed the file", async () => {
  const url = await emptyDatabase("sqlite");
  const file = sqliteFile(url);
  const [one, other] = [await openStore(url), await openStore(url)];
  await one.close();
  expect((await readFile(`${file}.registro`, "utf8")).split(" ")).toHaveLength(2);
  await other.close();
  await expect(readFile(`${file}.registro`)).rejects.toMatchObject({ code: "ENOENT" });

  await symlink(`${file}.planted`, `${file}.registro`);
  await expect(openStore(url)).rejects.toMatchObject({ code: "sqlite-cannot-open" });
  await expect(readFile(`${file}.planted`)).rejects.toMatchObject({ code: "ENOENT" });
});

/** Overwrites pages that the log does not have. */
async function spoilPages(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.fill(0xab, 4096 * 2, 4096 * 12);
  await writeFile(file, bytes);
}
