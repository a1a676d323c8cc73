import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";
import { Editor } from "../faults/editor.ts";

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

it("what was acknowledged before the log was removed is there after the process is killed", async () => {
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
});
