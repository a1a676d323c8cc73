import { join } from "node:path";
import { afterAll } from "vitest";
import { copyPublishedDatabase } from "./published-database.ts";
import { type NodeSettings, type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

/** A server and the folder that holds its database. */
interface ServerForFile extends RunningServer {
  folder: string;
}

/**
 * A server with the published site of the test run's global set-up, for the tests of one file; called where the file
 * begins. It is killed after the last test, and its folder is removed. `node` says how it is started, as for `startServer`.
 */
export async function serverForFile(
  env: Record<string, string> = {},
  node?: NodeSettings,
): Promise<ServerForFile> {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const database = join(folder.path, "site.db");
  const PORT = await copyPublishedDatabase(database);
  const server = await startServer(database, { PORT, ...env }, node);
  afterAll(server.kill);
  return { ...server, folder: folder.path };
}
