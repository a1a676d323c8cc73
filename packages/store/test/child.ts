import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/**
 * Runs a script of this folder in another process, which is killed after the test at the latest. `ended` is its exit
 * code, null after a signal; it rejects where the process cannot be started.
 */
export function startChild(script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const ended = once(child, "close").then(([code]): number | null => code);
  return { child, lines: createInterface({ input: child.stdout }), ended };
}
