import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { siteContentSchema } from "@consultorio/content";
import { openStore, system } from "@consultorio/store";
import { setUp } from "@consultorio/testkit/server/administrator";
import { copyPublishedDatabase } from "@consultorio/testkit/server/published-database";
import { commandsFolder, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { expect, it } from "vitest";

const content = siteContentSchema.parse(smallSite.siteContent);
const titled = (title: string) => ({ ...content, heroSection: { ...content.heroSection, title } });

/** Runs a command of the server on the database of a file. */
const run = (script: string, file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(commandsFolder, script), ...args], {
    env: { ...process.env, DATABASE_URL: `sqlite:${file}` },
  });

it("a text is published without invisible characters, whether it is sent, stored or imported", {
  timeout: 300_000,
}, async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  const copy = join(folder.path, "site.export.gz");
  const imported = join(folder.path, "imported.db");
  const PORT = await copyPublishedDatabase(file);
  const store = await openStore(`sqlite:${file}`);
  const base = (await store.draft())?.version ?? 0;
  await store.save(system, { documents: { siteContent: titled("Salud \u202evascular\ud83d") }, base });
  await store.close();
  await run("db-export.ts", file, copy);
  await run("db-import.ts", imported, copy);

  await using server = await startServer(imported, { PORT });
  const administrator = await setUp(server);
  const page = async () => (await fetch(server.origin)).text();
  expect(await administrator.call("/api/update-sections", { json: {} })).toMatchObject({ status: 200 });
  expect(await page()).toContain("Salud vascular<");
  expect(await page()).not.toMatch(/[\u202e\ufffd]/);

  const hidden = "Cui\u00addamos\u200b tus\0 ve\u{e0061}nas\ud83d";
  const saved = await administrator.call("/api/site-content", { json: { siteContent: titled(hidden) } });
  expect(saved).toMatchObject({ status: 200 });
  expect(await administrator.call("/api/update-sections", { json: {} })).toMatchObject({ status: 200 });
  expect(await page()).toContain("Cuidamos tus venas<");
});
