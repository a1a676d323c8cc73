import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How often each answer came, by the name of what was tried. */
    tallies?: Record<string, Record<string, number>>;
  }
}

/**
 * Reports how often each answer came to a corpus: in the terminal, and by `faults/runs/t0-threats.ts` on the handbook's
 * reliability page, whose readers the name is for.
 */
export function keepTally(
  { meta }: TestContext["task"],
  corpus: string,
  counts: Record<string, number>,
): void {
  console.log(`${corpus}: ${JSON.stringify(counts)}`);
  meta.tallies = { ...meta.tallies, [corpus]: counts };
}
