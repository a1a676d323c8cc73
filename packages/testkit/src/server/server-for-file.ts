import { join } from "node:path";
import { afterAll } from "vitest";
import { startPublishedServer } from "./published-database.ts";
import { type RunningServer, temporaryFolder } from "./running-server.ts";

/** A server and the folder that holds its database. */
interface ServerForFile extends RunningServer {
  folder: string;
}

/**
 * A server with the published site of the test run's global set-up, for the tests of one file; called where the file
 * begins. It is killed after the last test, and its folder is removed.
 */
export async function serverForFile(env: Record<string, string> = {}): Promise<ServerForFile> {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const server = await startPublishedServer(join(folder.path, "site.db"), env);
  afterAll(server.kill);
  return { ...server, folder: folder.path };
}
