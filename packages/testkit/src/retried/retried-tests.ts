import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const project = join(import.meta.dirname, "../../../..");
/** The list that `pnpm test` begins anew and prints in the end. */
export const list = join(project, "test-results/retried.txt");

/** Adds a line to the list: the output of a green run does not show it. */
export function addToList(line: string): void {
  mkdirSync(dirname(list), { recursive: true });
  appendFileSync(list, `${line}\n`);
}

/** Adds a test that failed and then passed to the list. */
export function noteRetried(file: string, name: string, reason: string): void {
  const place = relative(project, file);
  addToList(`Passed only when it ran again: ${place} › ${name}\n  ${reason.split("\n", 1)[0]}`);
}
