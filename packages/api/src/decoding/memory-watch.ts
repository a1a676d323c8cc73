// A thread of the decoding process. It kills the process when it uses too much memory, also while libvips runs: V8 limits
// only its own memory, and a limit of the system also counts the 512 MB that V8 only reserves.
import { workerData } from "node:worker_threads";

const limit = Number(workerData);
/** Milliseconds between two checks. A decoder fills some ten megabytes in this time. */
const interval = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > limit) process.kill(process.pid, "SIGKILL");
}, interval);
