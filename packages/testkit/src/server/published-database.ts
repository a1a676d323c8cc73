import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "@consultorio/content";
import { openStore, system } from "@consultorio/store";
import { freePort, type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

/** Environment variable through which a test run tells its workers which databases to copy, as JSON. */
const variable = "PUBLISHED_DATABASES";

/** How many workers a test run has at most: each has a port of its own. */
const workers = 2;

/** A published database, and the port that its pages were published for. */
interface PublishedDatabase {
  file: string;
  port: string;
}

/**
 * Makes the databases that `startPublishedServer` copies, one for each worker: a content, published, and no
 * administrator. The global set-up of a test run calls it once, before the first test, and calls what it returns after
 * the last one. Without a site it is the bundled content, as a server begins with it.
 */
export async function publishDatabase(site?: Site): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const publish = async (file: string): Promise<PublishedDatabase> => {
    if (site !== undefined) await saveFirst(file, site);
    const port = String(await freePort());
    const server = await startServer(file, { PORT: port });
    await server.stop();
    return { file, port };
  };
  const files = Array.from({ length: workers }, (_, index) => join(folder.path, `site-${index}.db`));
  process.env[variable] = JSON.stringify(await Promise.all(files.map(publish)));
  return folder.remove;
}

/** The number of this worker, from 0: Playwright counts from 0, Vitest from 1. */
const workerNumber = () =>
  Number(process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1);

/** A server that starts on a database with a draft publishes that. */
async function saveFirst(file: string, site: Site): Promise<void> {
  const store = await openStore(`sqlite:${file}`);
  await store.save(system, { documents: { ...site }, base: 0, note: "Contenido inicial" });
  await store.close();
}

/** Puts a copy of the published database at a path. Answers the port that its pages were published for. */
export async function copyPublishedDatabase(database: string): Promise<string> {
  const published: PublishedDatabase[] = JSON.parse(process.env[variable] ?? "[]");
  const own = published[workerNumber()];
  if (own === undefined) {
    throw new Error(
      "No published database: name publish-bundled-site.ts or publish-small-site.ts as the global set-up of the test run, and at most 2 workers.",
    );
  }
  await copyFile(own.file, database);
  return own.port;
}

/**
 * Starts the server on a copy of the published database. It listens on the port that the pages were published for, so
 * that it does not publish them again; where `env` names another address or port it does, as every server would.
 */
export async function startPublishedServer(
  database: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const PORT = await copyPublishedDatabase(database);
  return startServer(database, { PORT, ...env });
}
