import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const NOBODY = 65_534;

/** Another process on the same database: a script of this folder, killed after the test at the latest. */
export function startChild(script: string, ...args: string[]) {
  return startAs(process.getuid?.(), script, args);
}

/** The same as a user who owns nothing, where the tests themselves are run by root, whom no permission stops. */
export function startStranger(script: string, ...args: string[]) {
  const own = process.getuid?.();
  return startAs(own === 0 ? NOBODY : own, script, args);
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
