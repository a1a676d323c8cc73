import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

/** Environment variables through which a test run tells its workers which database to copy. */
const fileVariable = "PUBLISHED_DATABASE";
const portVariable = "PUBLISHED_PORT";

/**
 * Makes the database that `startPublishedServer` copies: the bundled content, published, and no administrator. Both
 * Vitest and Playwright call it once, before the first test, and call what it returns after the last one.
 */
export default async function publishDatabase(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  const port = String(await freePort());
  const server = await startServer(file, { PORT: port });
  await server.stop();
  process.env[fileVariable] = file;
  process.env[portVariable] = port;
  return folder.remove;
}

/** Puts a copy of the published database at a path. Answers the port that its pages were published for. */
export async function copyPublishedDatabase(database: string): Promise<string> {
  const { [fileVariable]: file, [portVariable]: port } = process.env;
  if (file === undefined || port === undefined) {
    throw new Error(
      "No published database: name published-database.ts as the global set-up of the test run.",
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
