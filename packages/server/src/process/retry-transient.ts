import { PublishBusy } from "@consultorio/publishing/publish-error";
import { StoreError } from "@consultorio/store";
import pRetry from "p-retry";

/** Between two tries, in milliseconds. */
const pause = 1_000;

/** Repeats a task for as long as it fails with a transient error. Rejects with any other error, and on `signal`. */
export function retryTransient<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return pRetry(task, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: pause,
    shouldRetry: ({ error }) => isTransient(error),
    ...(signal && { signal }),
  });
}

/** Whether the same task may succeed in a moment: another publish runs, or the database does not answer. */
function isTransient(error: unknown): boolean {
  if (error instanceof StoreError) return error.transient;
  return error instanceof PublishBusy;
}
