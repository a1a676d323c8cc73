import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "@consultorio/content";
import { openStore, system } from "@consultorio/store";
import { freePort, type RunningServer, startServer, temporaryFolder } from "./running-server.ts";
import { smallSite } from "./small-site.ts";

/** Which content a published database has: as it is bundled, or the small one, which publishes in a third of the time. */
export type PublishedContent = "whole" | "small";

/** Environment variable through which a test run tells its workers which databases to copy, as JSON. */
const variable = "PUBLISHED_DATABASES";

/** A published database, and the port that its pages were published for. */
interface PublishedDatabase {
  file: string;
  port: string;
}

/**
 * Makes the databases that `startPublishedServer` copies: published, and without an administrator. There are as many of
 * each content as workers use it at once, because each has a port of its own. The global set-up of a test run calls it once,
 * before the first test, and calls what it returns after the last one.
 */
export async function publishDatabases(
  counts: Partial<Record<PublishedContent, number>>,
): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const publish = async (file: string, content: PublishedContent): Promise<PublishedDatabase> => {
    // A server begins with the whole content by itself.
    if (content === "small") await saveFirst(`sqlite:${file}`, smallSite);
    const port = String(await freePort());
    const server = await startServer(file, { PORT: port });
    await server.stop();
    return { file, port };
  };
  const published: Partial<Record<PublishedContent, PublishedDatabase[]>> = {};
  const publishAll = async (content: PublishedContent) => {
    const files = Array.from({ length: counts[content] ?? 0 }, (_, index) =>
      join(folder.path, `${content}-${index}.db`),
    );
    published[content] = await Promise.all(files.map((file) => publish(file, content)));
  };
  await Promise.all([publishAll("whole"), publishAll("small")]);
  process.env[variable] = JSON.stringify(published);
  return folder.remove;
}

/** The number of this worker, from 0: Playwright counts from 0, Vitest from 1. */
const workerNumber = () =>
  Number(process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1);

/** A server that starts on a database with a draft publishes that. */
export async function saveFirst(database: string, site: Site): Promise<void> {
  const store = await openStore(database);
  await store.save(system, { documents: { ...site }, base: 0, note: "Contenido inicial" });
  await store.close();
}

/** Copies the published database to a path. Returns the port that its pages were published for. */
export async function copyPublishedDatabase(
  database: string,
  content: PublishedContent = "small",
): Promise<string> {
  const published: Partial<Record<string, PublishedDatabase[]>> = JSON.parse(process.env[variable] ?? "{}");
  const databases = published[content] ?? [];
  const source = databases[workerNumber() % databases.length];
  if (source === undefined) {
    throw new Error(
      "No published database: name publish-both-sites.ts or publish-small-site.ts as the global set-up of the test run.",
    );
  }
  await copyFile(source.file, database);
  return source.port;
}

/**
 * Starts the server on a copy of the published database. It listens on the port that the pages were published for, so
 * that it does not publish them again; where `env` names another address or port it does, as every server would.
 */
export async function startPublishedServer(
  database: string,
  env: Record<string, string> = {},
  content: PublishedContent = "small",
): Promise<RunningServer> {
  const PORT = await copyPublishedDatabase(database, content);
  return startServer(database, { PORT, ...env });
}
