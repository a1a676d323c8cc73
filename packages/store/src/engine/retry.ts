import { setTimeout as delay } from "node:timers/promises";

const BUSY = 5;
const LOCKED = 6;
/** A reading transaction that wanted to write after somebody else had: waiting cannot help. */
const BUSY_SNAPSHOT = 517;

/** The extended result code of an error of node:sqlite. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : undefined;
}

/** Whether another connection was in the way, so that the same statement may pass a moment later. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code === undefined || code === BUSY_SNAPSHOT) return false;
  const primary = code & 0xff;
  return primary === BUSY || primary === LOCKED;
}

/**
 * Repeats what failed because another connection held the file, without blocking the event loop, until `patience`
 * milliseconds have passed; then the last error is thrown.
 */
export async function retryWhileBusy<T>(patience: number, attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await delay(2 + Math.random() * 18);
    }
  }
}
