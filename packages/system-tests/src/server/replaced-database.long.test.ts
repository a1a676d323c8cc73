import { copyFile, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { commandsFolder, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";
import { Editor } from "../faults/editor.ts";
import { runCommand } from "../faults/killed-command.ts";

const refused = "El archivo de la base de datos ya no es el que se abrió";

it.each([
  ["loses its write-ahead log", (file: string) => rm(`${file}-wal`)],
  [
    "is replaced",
    async (file: string) => {
      await copyFile(file, `${file}.other`);
      await rename(`${file}.other`, file);
    },
  ],
])("nothing is acknowledged once the database %s under the server", async (_, spoil) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  await using server = await startPublishedServer(file);
  const editor = new Editor(await setUp(server));
  expect((await editor.save("Lo que se guardó")).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await spoil(file);

  const { status, body } = await editor.save("Lo que se perdería");

  expect({ status, body }).toMatchObject({ status: 503, body: { error: expect.stringContaining(refused) } });
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false, database: false });
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  expect((await editor.draft()).title).toBe("Lo que se guardó");
});

it.runIf(isLong)(
  "what was acknowledged before the log was removed is there after the process is killed",
  async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "site.db");
    const server = await startPublishedServer(file);
    const administrator = await setUp(server);
    const editor = new Editor(administrator);
    await editor.save("Lo que se guardó");
    await rm(`${file}-wal`);
    expect((await editor.save("Lo que no")).status).toBe(503);
    await server.kill();

    await using again = await startServer(file, { PORT: new URL(server.origin).port });
    expect((await editor.at(again.origin).draft()).title).toBe("Lo que se guardó");
  },
);

/** A site whose server was killed, with another database in the place of its own and the log of before beside it. */
async function exchangedSite(folder: string) {
  const file = join(folder, "site.db");
  const server = await startPublishedServer(file);
  const editor = new Editor(await setUp(server));
  await editor.save("Lo que se guardó");
  const copy = join(folder, "otra.db");
  await copyFile(file, copy);
  await server.kill();
  await rename(file, `${file}.before`);
  await rename(copy, file);
  return { file, editor, PORT: new URL(server.origin).port };
}

it.runIf(isLong)(
  "a database that was exchanged beside the log of a killed server is not mixed: pages stay, and the editor reads why",
  async () => {
    await using folder = await temporaryFolder();
    const { file, editor, PORT } = await exchangedSite(folder.path);
    const bytes = await readFile(file);

    await using server = await startServer(file, { PORT });

    expect(server.output()).toContain(`junto a ella quedó ${file}-wal, el registro del anterior`);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    const { status, body } = await editor.at(server.origin).save("Lo que no");
    expect({ status, body }).toMatchObject({
      status: 503,
      body: {
        error: expect.stringContaining("se cambió por otro, y junto a él quedó el registro del anterior"),
      },
    });
    expect((await readFile(file)).equals(bytes)).toBe(true);
    await rename(`${file}.before`, file);
    await expect
      .poll(
        () =>
          editor
            .at(server.origin)
            .draft()
            .then(({ title }) => title)
            .catch(() => null),
        { timeout: 60_000, interval: 500 },
      )
      .toBe("Lo que se guardó");
  },
);

// The short form is the restoration over a database that nothing happened to, in backup.test.ts.
it.runIf(isLong)("a restoration over it leaves both as they were, under other names", async () => {
  await using folder = await temporaryFolder();
  const { file, PORT } = await exchangedSite(folder.path);
  const [bytes, log] = [await readFile(file), await readFile(`${file}-wal`)];
  const backup = join(folder.path, "sitio.gz");
  const run = (name: string, database: string) =>
    runCommand({
      args: [join(commandsFolder, name), backup],
      env: { DATABASE_URL: `sqlite:${database}` },
    });
  const backedUp = join(folder.path, "respaldada.db");
  await copyFile(`${file}.before`, backedUp);
  await run("db-export.ts", backedUp);

  await run("db-restore.ts", file);

  const kept = (await readdir(folder.path)).find((name) => /^site\.db\.antes-[\dT-]+$/.test(name)) ?? "";
  expect((await readFile(join(folder.path, kept))).equals(bytes)).toBe(true);
  expect((await readFile(join(folder.path, `${kept}-wal`))).equals(log)).toBe(true);
  await using server = await startServer(file, { PORT });
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
});
