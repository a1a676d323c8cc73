import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Fills the heap of a process with lasting objects, and counts how often V8 marks all of it meanwhile. */
async function timesMarked(before: string): Promise<number> {
  const program = `
    ${before}
    const kept = [];
    for (let index = 0; index < 400; index += 1) kept.push(Array.from({ length: 10_000 }, () => ({ index })));`;
  const flags = ["--optimize-for-size", "--trace-gc", "--input-type=module", "--eval", program];
  const { stdout } = await run(process.execPath, flags);
  return stdout.match(/Mark-Compact/g)?.length ?? 0;
}

test("a while after the start the heap grows without being marked again and again", async () => {
  const waiting = await timesMarked(`
    const { growHeapAfterStart } = await import(${url("heap-growth.ts")});
    growHeapAfterStart();`);
  const later = await timesMarked(`
    const { growHeapAfterStart } = await import(${url("heap-growth.ts")});
    growHeapAfterStart(0);
    await new Promise((resolve) => setTimeout(resolve, 50));`);
  expect(waiting).toBeGreaterThan(4);
  expect(later).toBeLessThan(waiting / 2);
});
