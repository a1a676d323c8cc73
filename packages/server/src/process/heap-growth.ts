import { setFlagsFromString } from "node:v8";

/** Until V8 has collected the objects that only the start needed, in milliseconds. */
const startCollected = 15_000;

/**
 * Lets V8's heap grow as usual, some milliseconds after the start. With `--optimize-for-size`, with which `pnpm start` runs Node, V8
 * gives memory back soon after the start. Later it would mark the whole heap after every 20 to 30 calls of the API, and
 * visitors' requests wait 10 to 40 ms for it.
 */
export function growHeapAfterStart(after = startCollected): void {
  setTimeout(() => setFlagsFromString("--no-optimize-for-size"), after).unref();
}
