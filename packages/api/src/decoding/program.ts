// The process that decodes uploads; `DecodingProcess` starts it. It reads untrusted files with third-party code, so it is given
// no database and no secret, and may be killed at any moment.
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import type { DecoderCalls, DecoderEvents, UploadProblem } from "./calls.ts";
import { cropPicture } from "./crop-picture.ts";
import { encodeSize } from "./encode-size.ts";
import { readUpload } from "./read-upload.ts";
import { receivedBytes } from "./received-bytes.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

// A terminal or a service sends its signals to all processes. This one ends with its parent instead, so that the parent can
// still store the picture that is being decoded.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

// The server, which answers visitors, has the higher priority.
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

/** The pipe with the bytes of the files: the fifth stream of the process. */
const input = new Socket({ fd: 4, readable: true, writable: false });

const calls: DecoderCalls = {
  readUpload: async (length, sent) => orProblem(readUpload(await receivedBytes(input, length), sent)),
  cropPicture: async (length, area) => cropPicture(await receivedBytes(input, length), area),
  encodeSize: async (length, size) => encodeSize(await receivedBytes(input, length), size),
};

async function orProblem<T>(reading: Promise<T>): Promise<T | UploadProblem> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableUpload) return { problem: error.message };
    throw error;
  }
}

const { ready } = createBirpc<DecoderEvents, DecoderCalls>(calls, {
  post: (message) => process.send?.(message),
  on: (listener) => process.on("message", listener),
});
watch.once("online", () => void ready.asEvent());
