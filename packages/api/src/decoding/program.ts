// The process that decodes what was uploaded; `DecodingProcess` starts it. It reads files of strangers with the code of others:
// it has no database and nothing secret, and may end at any moment.
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import type { DecoderCalls, DecoderEvents, Refused } from "./calls.ts";
import { cropPicture } from "./crop-picture.ts";
import { encodeSize } from "./encode-size.ts";
import { readUpload } from "./read-upload.ts";
import { receivedBytes } from "./received-bytes.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

// It ends with the process that started it, not with a signal to all processes of a terminal or a service: a picture that
// is being stored may be finished.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

// Visitors go before.
setPriority(5);
const watch = new Worker(join(import.meta.dirname, "memory-watch.ts"), {
  execArgv: [],
  // The most memory, in bytes.
  workerData: process.argv[2],
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4 },
});
watch.once("error", (error) => {
  throw error;
});

/** Where the bytes of files come from: the fifth stream of the process. */
const input = new Socket({ fd: 4, readable: true, writable: false });

const calls: DecoderCalls = {
  readUpload: async (length, sent) => orRefused(readUpload(await receivedBytes(input, length), sent)),
  cropPicture: async (length, area) => cropPicture(await receivedBytes(input, length), area),
  encodeSize: async (length, size) => encodeSize(await receivedBytes(input, length), size),
};

async function orRefused<T>(reading: Promise<T>): Promise<T | Refused> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableUpload) return { refused: error.message };
    throw error;
  }
}

const { ready } = createBirpc<DecoderEvents, DecoderCalls>(calls, {
  post: (message) => process.send?.(message),
  on: (listener) => process.on("message", listener),
});
watch.once("online", () => void ready.asEvent());
