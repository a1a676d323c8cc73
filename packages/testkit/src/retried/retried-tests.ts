import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const project = join(import.meta.dirname, "../../../..");
/** The list that `pnpm test` begins anew and prints in the end. */
export const list = join(project, "test-results/retried.txt");

/** Adds a test that failed and then passed to the list, so that nobody has to look for it in the output of a green run. */
export function noteRetried(file: string, name: string, reason: string): void {
  mkdirSync(dirname(list), { recursive: true });
  const place = relative(project, file);
  appendFileSync(list, `Passed only when it ran again: ${place} › ${name}\n  ${reason.split("\n", 1)[0]}\n`);
}
