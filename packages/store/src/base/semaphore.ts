import { Semaphore, type SemaphoreInterface, withTimeout } from "async-mutex";
import { StoreError } from "./store-errors.ts";

/**
 * Runs `places` tasks at once; the others wait in order. A task that waits longer than `queueTimeout` milliseconds is
 * refused as `queue-timeout` and never starts.
 */
export function createSemaphore(places: number, queueTimeout: number): SemaphoreInterface {
  return withTimeout(new Semaphore(places), queueTimeout, new StoreError("queue-timeout"));
}
