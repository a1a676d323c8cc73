import { fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { type RunResult, runResult } from "./results.ts";

const message = z.object({ minutes: z.number(), result: runResult });

/**
 * Does the run of a module in a process of its own, ended with all that it started when its time is over or when it
 * fails. What goes wrong becomes the result's `error`; rejects only where the module is no run.
 */
export function boundedRun(module: string): Promise<RunResult> {
  const child = fork(join(import.meta.dirname, "run-one.ts"), [module], { detached: true });
  const endAll = () => endGroup(child.pid);
  process.once("SIGINT", endAll).once("SIGTERM", endAll);
  return new Promise((resolve, reject) => {
    let last: RunResult | undefined;
    let overdue: NodeJS.Timeout | undefined;
    let error = "Terminó sin resultado; lo dice la salida de arriba.";
    child.on("message", (sent) => {
      const { minutes, result } = message.parse(sent);
      last = result;
      overdue ??= setTimeout(() => {
        error = `No terminó en ${minutes} minutos.`;
        endAll();
      }, minutes * 60_000);
    });
    child.once("exit", (code) => {
      clearTimeout(overdue);
      process.off("SIGINT", endAll).off("SIGTERM", endAll);
      endAll();
      if (last === undefined) reject(new Error(`${module} is no run: it ended with ${code}.`));
      else resolve(code === 0 ? last : { ...last, passed: false, error });
    });
  });
}

/** Ends a process group at once: the run and every server that it left. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // Nobody is left, which is what is wanted.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
