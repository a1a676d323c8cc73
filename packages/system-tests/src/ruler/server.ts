import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The address of the measured server. It is fixed, because pages and policies name it. */
export const origin = "http://localhost:41733";

export const setupToken = "ruler-setup-token-0001";

/** Starts the built product of a checkout on an SQLite file. Throws with its output where it ends at once. */
export async function startProduct(checkout: string, database: string): Promise<ChildProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const cwd = join(checkout, "apps/site");
  // Older checkouts begin with `server.ts`.
  const entry = existsSync(join(cwd, "start.mjs")) ? "start.mjs" : "server.ts";
  const child = spawn(process.execPath, [entry], {
    cwd,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: "production",
      PORT: new URL(origin).port,
      DATABASE_URL: `sqlite:${database}`,
      SETUP_TOKEN: setupToken,
      BACKUP_EVERY: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        if (output.includes("Administración:")) resolve();
      });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return child;
}

/** Ends a server as a service manager does. */
export async function stopProduct(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}
