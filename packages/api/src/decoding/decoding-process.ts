import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { MediaFile } from "@consultorio/store";
import { type BirpcReturn, createBirpc } from "birpc";
import PQueue from "p-queue";
import { childEnvironment, isRunning, killProcess } from "../child-process.ts";
import type {
  DecodedPicture,
  DecoderCalls,
  DecoderEvents,
  PictureArea,
  PictureSize,
  ReadUpload,
  SentUpload,
} from "./calls.ts";
import { type DecodingLimits, decodingLimits } from "./limits.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

/** Decodes uploads and encodes pictures, one after the other. */
export interface Decoder {
  /** Reads an upload; null for a form without a file. Rejects with `UnreadableUpload` where it cannot be read. */
  readUpload(body: Uint8Array, sent: SentUpload): Promise<ReadUpload | null>;
  /** Makes a picture of a part of a stored one. */
  cropPicture(picture: Uint8Array, area: PictureArea): Promise<DecodedPicture>;
  /** Makes a size of a stored picture. */
  encodeSize(picture: Uint8Array, size: PictureSize): Promise<MediaFile>;
}

/** The process could not start, or was closed: the file is not the cause. */
export class DecoderUnavailable extends Error {
  override name = "DecoderUnavailable";
}

/** How long the process runs after its last file, in milliseconds. Its end gives its memory back. */
const idleTime = 20_000;

const program = join(import.meta.dirname, "program.ts");

/** JavaScript needs little memory. Pictures are in the memory of libvips, which `memory-watch.ts` limits. */
const execArgv = ["--max-old-space-size=192", "--max-semi-space-size=2", "--v8-pool-size=1"];

/** So that the memory of a picture goes back to the system (decision 0072). Pictures are decoded one at a time. */
const allocation = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  UV_THREADPOOL_SIZE: "2",
};

/** How many characters of the standard error of the process are in the error where it ends too early. */
const keptOutput = 2_000;

const tooHeavy =
  "Este archivo pide demasiada memoria o demasiado tiempo para leerlo. Si es una foto, guárdala como JPG o hazla más pequeña, y vuelve a subirla.";

/** A {@link Decoder} that works in another process, which starts with the first file and ends after {@link idleTime} without one. */
export class DecodingProcess implements Decoder {
  readonly #idleTime: number;
  readonly #limits: DecodingLimits;
  #child: Child | null = null;
  readonly #queue = new PQueue({ concurrency: 1 });
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor({ idle = idleTime, ...limits }: Partial<DecodingLimits> & { idle?: number } = {}) {
    this.#idleTime = idle;
    this.#limits = { ...decodingLimits, ...limits };
  }

  async readUpload(body: Uint8Array, sent: SentUpload): Promise<ReadUpload | null> {
    const read = (calls: Calls) => calls.readUpload(body.byteLength, sent);
    const upload = await this.#addFirst(() => this.#run(body, this.#limits.read, read));
    if (upload !== null && "problem" in upload) throw new UnreadableUpload(upload.problem);
    return upload;
  }

  cropPicture(picture: Uint8Array, area: PictureArea): Promise<DecodedPicture> {
    const crop = (calls: Calls) => calls.cropPicture(picture.byteLength, area);
    return this.#addFirst(() => this.#run(picture, this.#limits.read, crop));
  }

  encodeSize(picture: Uint8Array, size: PictureSize): Promise<MediaFile> {
    const encode = (calls: Calls) => calls.encodeSize(picture.byteLength, size);
    return this.#queue.add(() => this.#run(picture, this.#limits.encode, encode));
  }

  /** Ends the process, also in the middle of a file. Nothing is decoded afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#end();
  }

  /** Adds work for which an editor waits: it is done before the sizes of other pictures. */
  readonly #addFirst = <Result>(work: () => Promise<Result>) => this.#queue.add(work, { priority: 1 });

  async #run<Result>(
    bytes: Uint8Array,
    limit: number,
    call: (calls: Calls) => Promise<Result>,
  ): Promise<Result> {
    clearTimeout(this.#idle);
    const child = await this.#started();
    const overdue = setTimeout(() => void this.#end(), limit);
    try {
      child.input.write(bytes);
      return await call(child.calls);
    } catch (error) {
      if (child.isRunning()) throw error;
      if (this.#closed) throw new DecoderUnavailable("The decoding process was closed.", { cause: error });
      throw new UnreadableUpload(tooHeavy, { cause: error });
    } finally {
      clearTimeout(overdue);
      this.#idle = setTimeout(() => void this.#end(), this.#idleTime).unref();
    }
  }

  async #started(): Promise<Child> {
    if (this.#closed) throw new DecoderUnavailable("The decoding process was closed.");
    if (this.#child?.isRunning()) return this.#child;
    const overdue = setTimeout(() => void this.#end(), this.#limits.start);
    try {
      const child = startChild(this.#limits.memory);
      this.#child = child;
      await child.ready;
      return child;
    } catch (cause) {
      throw new DecoderUnavailable("The process that decodes uploads could not start.", { cause });
    } finally {
      clearTimeout(overdue);
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = null;
    await child?.end();
  }
}

type Calls = BirpcReturn<DecoderCalls, DecoderEvents>;

/** The process while it runs. */
interface Child {
  calls: Calls;
  /** Takes the bytes of the file that a call is about. */
  input: Writable;
  /** Resolves when its code is loaded; rejects where it ends before. */
  ready: Promise<void>;
  isRunning(): boolean;
  end(): Promise<void>;
}

function startChild(mostMemory: number): Child {
  const child = spawn(process.execPath, [...execArgv, program, String(mostMemory)], {
    env: { ...childEnvironment(), ...allocation },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc", "pipe"],
  });
  let stderr = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const calls = createBirpc<DecoderCalls, DecoderEvents>(
    { ready: resolve },
    {
      // A message fails only when the process has ended, and then its `exit` event rejects the call.
      post: (message) => child.send(message, () => {}),
      on: (listener) => child.on("message", listener),
      timeout: -1,
    },
  );
  const ended = (error: Error) => {
    reject(error);
    calls.$close(error);
  };
  child.once("error", ended);
  child.once("exit", (code, signal) =>
    ended(new Error(`The process that decodes uploads ended with ${signal ?? code}. ${stderr}`.trim())),
  );
  // The caller awaits it.
  ready.catch(() => {});
  // Node gives the process no streams where no more files can be opened, and emits `error` afterwards.
  const [, , output, , input] = child.stdio ?? [];
  if (!input || !("write" in input)) throw new Error("The decoding process has no input.");
  // A failed write is not reported: the process has ended then, and its `exit` event rejects the call.
  input.on("error", () => {});
  output?.on("data", (chunk: Buffer) => {
    stderr = `${stderr}${chunk}`.slice(-keptOutput);
  });
  return { calls, input, ready, isRunning: () => isRunning(child), end: () => killProcess(child) };
}
