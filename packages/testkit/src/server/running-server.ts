import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToList } from "../retried/retried-tests.ts";

/** The Next app, whose `start.mjs` starts the product. */
export const siteFolder = join(import.meta.dirname, "../../../../apps/site");

/** The commands beside the server, such as `db-export.ts`. */
export const commandsFolder = join(import.meta.dirname, "../../../server/src/commands");

/**
 * A server in a process of its own, on a free port, with a database of its own. `await using` kills it: it would else wait two
 * seconds for the connections that `fetch` keeps open.
 */
export interface RunningServer extends AsyncDisposable {
  origin: string;
  pid: number;
  /** The token in the set-up address that it printed; null once there is an administrator. */
  setupToken: string | null;
  /** Everything that it printed. */
  output(): string;
  /** Ends it as a service manager would: SIGKILL follows where SIGTERM does not end it. Returns its exit code. The database stays. */
  stop(): Promise<number | null>;
  /** Ends it at once with SIGKILL. The database stays as it is then. */
  kill(): Promise<void>;
}

interface TemporaryFolder extends AsyncDisposable {
  path: string;
  remove(): Promise<void>;
}

/** A folder for one test's database; `remove` it in the end, or declare it with `await using`. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), "consultorio-site-"));
  const remove = () => rm(path, { recursive: true, force: true });
  return { path, remove, [Symbol.asyncDispose]: remove };
}

/**
 * A port on which no process listens. The system gives none of these by itself, neither to a server without a port of its
 * own nor to a client: it stays free until a test uses it, also minutes later.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    probe.close();
    if (isFree) return port;
  }
}

/** How long a start may take, with a first publish on a busy machine, in milliseconds. */
const startTimeout = 240_000;
/**
 * How long the server may take to end, in milliseconds. It gives itself ten seconds, and Node itself may hang while it
 * ends (https://github.com/nodejs/node/issues/54918).
 */
const stopTimeout = 20_000;

/** How a server process is started, beside its settings. */
export interface NodeSettings {
  flags: readonly string[];
  env: Record<string, string>;
}

/**
 * The options that `pnpm start` adds to Node for little memory (decision 0072). They add a third of a second to each
 * start, and a sixth to each publication.
 */
export const littleMemory: NodeSettings = {
  flags: ["--max-semi-space-size=4", "--optimize-for-size"],
  env: {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  },
};

/**
 * Starts the server and waits until it has printed its addresses. Throws with its output where it ends instead, or does
 * neither in time. Who measures memory passes {@link littleMemory}.
 */
export async function startServer(
  database: string,
  env: Record<string, string> = {},
  node?: NodeSettings,
): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const { child, output } = spawnServer({ DATABASE_URL: `sqlite:${database}`, PORT: port, ...env }, node);
  await new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The server did not start within ${startTimeout} ms:\n${output()}`));
    }, startTimeout);
    child.stdout?.on("data", () => {
      if (!output().includes("Administración:")) return;
      clearTimeout(tooLong);
      resolve();
    });
    child.once("exit", (code) => {
      clearTimeout(tooLong);
      reject(new Error(`The server ended with ${code}:\n${output()}`));
    });
  });
  const token = /token=(\S+)/.exec(output())?.[1];
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const killed = setTimeout(() => {
      addToList(`A server did not end within ${stopTimeout} ms and was killed: ${database}`);
      console.warn(output());
      child.kill("SIGKILL");
    }, stopTimeout);
    child.kill("SIGTERM");
    await once(child, "exit");
    clearTimeout(killed);
    return child.exitCode;
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return {
    origin: env.SITE_ORIGIN ?? `http://localhost:${port}`,
    pid: child.pid ?? 0,
    setupToken: token === undefined ? null : decodeURIComponent(token),
    output,
    stop,
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

/** Runs the server until it ends by itself, as it does on a mistake. */
export async function runServer(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(env);
  await once(child, "close");
  return { code: child.exitCode, output: output().trim() };
}

function spawnServer(
  env: Record<string, string>,
  node: NodeSettings = { flags: [], env: {} },
): { child: ChildProcess; output: () => string } {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [...node.flags, "start.mjs"], {
    cwd: siteFolder,
    env: { PATH, HOME, TMPDIR, NODE_ENV: "production", ...node.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}
