// A thread of the process that decodes. It ends the process where that needs too much memory, also in the middle of the code
// of libvips: V8 limits its own memory alone, and a limit of the system counts the 512 MB that V8 only reserves.
import { workerData } from "node:worker_threads";

const limit = Number(workerData);
/** Milliseconds between two looks. In one of them a decoder fills some ten megabytes. */
const interval = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > limit) process.kill(process.pid, "SIGKILL");
}, interval);
