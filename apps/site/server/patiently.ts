import { setTimeout as wait } from "node:timers/promises";
import { StoreError } from "@consultorio/store";
import { PublishBusy } from "../publish/publish-error.ts";

/** Between two tries, in milliseconds. */
const pause = 1_000;

/** Repeats a work until nothing stands in its way that passes by itself. Throws what does not pass, and on `signal`. */
export async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error)) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}

/** Whether the same may succeed in a moment: somebody else publishes, or the database is away. */
function passes(error: unknown): boolean {
  if (error instanceof StoreError) return error.transient;
  return error instanceof PublishBusy;
}
