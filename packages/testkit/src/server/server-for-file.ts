import { join } from "node:path";
import { afterAll } from "vitest";
import { type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

/** A server and the folder that holds its database. */
interface ServerForFile extends RunningServer {
  folder: string;
}

/**
 * A new server for the tests of one file, called where the file begins. It ends after the last of them, and its folder
 * goes with it.
 */
export async function serverForFile(env: Record<string, string> = {}): Promise<ServerForFile> {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const server = await startServer(join(folder.path, "site.db"), env);
  afterAll(server.stop);
  return { ...server, folder: folder.path };
}
