import { Semaphore, type SemaphoreInterface, withTimeout } from "async-mutex";
import { StoreError } from "./store-error.ts";

/**
 * Runs `places` tasks at once; the others wait in order. A task that waits longer than `queueTimeout` milliseconds is
 * refused as `busy` and never starts.
 */
export function createSemaphore(places: number, queueTimeout: number): SemaphoreInterface {
  const error = new StoreError(
    "busy",
    "Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento.",
  );
  return withTimeout(new Semaphore(places), queueTimeout, error);
}
