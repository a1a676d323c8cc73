// Reads the home page of a server again and again. It has a thread of its own, so that the work of the test does not slow it down.
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { memoryOf } from "../machine/machine.ts";

const { origin, pid } = z.object({ origin: z.string(), pid: z.number() }).parse(workerData);
/** Milliseconds between the end of a visit and the next one. */
const pause = 10;

// The first visit also loads what this thread needs for it.
await fetch(origin).then((response) => response.text());
parentPort?.postMessage("ready");

const waits: number[] = [];
const memory: number[] = [];
let failed = 0;
let stopped = false;
parentPort?.once("message", () => {
  stopped = true;
});

while (!stopped) {
  const startedAt = performance.now();
  const isAnswered = await fetch(origin).then(
    async (response) => (await response.text()) !== "" && response.status === 200,
    () => false,
  );
  waits.push(performance.now() - startedAt);
  if (!isAnswered) failed += 1;
  memory.push(memoryOf(pid)?.resident ?? 0);
  await wait(pause);
}
parentPort?.postMessage({ waits, memory, failed });
