import { copyFile, rename, rm } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startChild } from "#test/child.ts";
import { documentsWith } from "#test/documents.ts";
import { bothEngines, emptyDatabase, openEngine, openTestStore } from "#test/engines.ts";
import { system } from "../index.ts";
import { sqliteFile } from "./sqlite.ts";

const refused = { code: "sqlite-replaced", status: 503 };

async function savedStore() {
  const url = await emptyDatabase("sqlite");
  const store = await openTestStore(url);
  await store.save(system, { documents: documentsWith("uno"), base: 0 });
  return { url, file: sqliteFile(url), store };
}

describe.each([
  ["the database was removed", (file: string) => rm(file)],
  ["its write-ahead log was removed", (file: string) => rm(`${file}-wal`)],
  ["another file stands in its place", replaceFile],
  ["another log stands in its place", (file: string) => replaceFile(`${file}-wal`)],
])("where %s", (_, spoil) => {
  it("acknowledges no save, and says so", async () => {
    const { file, store } = await savedStore();
    await store.requireWritable();
    await spoil(file);

    await expect(store.requireWritable()).rejects.toMatchObject(refused);
    await expect(store.save(system, { documents: documentsWith("dos"), base: 1 })).rejects.toMatchObject(
      refused,
    );
    expect((await store.draft())?.version).toBe(1);
  });

  it("acknowledges no save that was under way", async () => {
    const url = await emptyDatabase("sqlite");
    const engine = await openEngine("sqlite", url);

    await expect(
      engine.write(async (db) => {
        await sql`create table counter (value integer)`.execute(db);
        await spoil(sqliteFile(url));
        await expect(engine.requireWritable()).rejects.toMatchObject(refused);
      }),
    ).rejects.toMatchObject(refused);
  });
});

it("keeps the writes from before the log was removed in the file, also when the process is killed", async () => {
  const url = await emptyDatabase("sqlite");
  const { child, lines, ended } = startChild("save-until-killed.ts", url);
  let acknowledged = 0;
  for await (const line of lines) {
    acknowledged = Number(line);
    if (acknowledged === 5) await rm(`${sqliteFile(url)}-wal`, { force: true });
  }
  expect(await ended).not.toBe(0);
  child.kill("SIGKILL");

  expect((await (await openTestStore(url)).draft())?.version).toBeGreaterThanOrEqual(acknowledged);
});

it.each(bothEngines)("accepts an unchanged database of %s", async (engine) => {
  const store = await openTestStore(await emptyDatabase(engine));
  await store.requireWritable();
});

async function replaceFile(file: string): Promise<void> {
  await copyFile(file, `${file}.other`);
  await rename(`${file}.other`, file);
}
