import { setTimeout as delay } from "node:timers/promises";

const busy = 5;
const locked = 6;
/** A read transaction tried to write after another connection had written: a retry cannot help. */
const busySnapshot = 517;

/** The extended result code of an error of node:sqlite. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : undefined;
}

/** Whether another connection held the file, so that the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code === undefined || code === busySnapshot) return false;
  const primary = code & 0xff;
  return primary === busy || primary === locked;
}

/**
 * Repeats an attempt that failed because another connection held the file, without blocking the event loop. Throws the
 * last error once `busyTimeout` milliseconds have passed.
 */
export async function retryWhileBusy<T>(busyTimeout: number, attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await delay(2 + Math.random() * 18);
    }
  }
}
