import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const nobodyUid = 65_534;

/** Runs a script of this folder in another process, which is killed after the test at the latest. */
export function startChild(script: string, ...args: string[]) {
  return startAs(process.getuid?.(), script, args);
}

/** The same as a user without files, when root runs the tests: permissions do not stop root. */
export function startUnprivileged(script: string, ...args: string[]) {
  const own = process.getuid?.();
  return startAs(own === 0 ? nobodyUid : own, script, args);
}

function startAs(uid: number | undefined, script: string, args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { uid, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return { child, lines: createInterface({ input: child.stdout }), ended: ended(child) };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("close", (code) => resolve(code)));
}
