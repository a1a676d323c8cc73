import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/** The environment of this process without databases and secrets, and with its compile cache. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  const { DATABASE_URL, PGPASSWORD, SETUP_TOKEN, PURGE_SECRET, ADMIN_PASSWORD, ...rest } = process.env;
  return { ...rest, ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) };
}

/** A process that could not start has no pid. Node 24 would send a signal to an arbitrary process. */
export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Kills a process, and resolves when it has exited. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
