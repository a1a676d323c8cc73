import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "@consultorio/content";
import { openStore, system } from "@consultorio/store";
import { freePort, type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

/** Environment variables through which a test run tells its workers which database to copy. */
const fileVariable = "PUBLISHED_DATABASE";
const portVariable = "PUBLISHED_PORT";

/**
 * Makes the database that `startPublishedServer` copies: a content, published, and no administrator. The global set-up
 * of a test run calls it once, before the first test, and calls what it returns after the last one. Without a site it
 * is the bundled content, as a server begins with it.
 */
export async function publishDatabase(site?: Site): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  if (site !== undefined) await saveFirst(file, site);
  const port = String(await freePort());
  const server = await startServer(file, { PORT: port });
  await server.stop();
  process.env[fileVariable] = file;
  process.env[portVariable] = port;
  return folder.remove;
}

/** A server that starts on a database with a draft publishes that. */
async function saveFirst(file: string, site: Site): Promise<void> {
  const store = await openStore(`sqlite:${file}`);
  await store.save(system, { documents: { ...site }, base: 0, note: "Contenido inicial" });
  await store.close();
}

/** Puts a copy of the published database at a path. Answers the port that its pages were published for. */
export async function copyPublishedDatabase(database: string): Promise<string> {
  const { [fileVariable]: file, [portVariable]: port } = process.env;
  if (file === undefined || port === undefined) {
    throw new Error(
      "No published database: name publish-bundled-site.ts or publish-small-site.ts as the global set-up of the test run.",
    );
  }
  await copyFile(file, database);
  return port;
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
