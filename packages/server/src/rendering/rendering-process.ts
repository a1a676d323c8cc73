import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment, killProcess } from "@consultorio/api/child-process";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import type { RenderedPages, RenderOptions } from "@consultorio/publishing/render/render-options";
import type { Documents } from "@consultorio/store";
import { type BirpcReturn, createBirpc } from "birpc";
import type { RendererCalls, ServerCalls } from "./calls.ts";
import type { RendererSettings } from "./site-renderer.ts";

/** How long the process runs after a publication, in milliseconds. Another publication often follows, and is quicker in it. */
const idleTime = 10 * 60_000;

const program = fileURLToPath(import.meta.resolve("./child.ts"));
/** A larger young generation needs 120 MB more at its peak and is not quicker. */
const execArgv = ["--max-semi-space-size=4"];

/**
 * Renders publications in a process of its own, which starts with the first one and ends when there was none for
 * {@link idleTime}. Next and what it needs are large and slow to start, and visitors need nothing of them.
 */
export class RenderingProcess {
  readonly #settings: RendererSettings;
  readonly #idleTime: number;
  #child: Child | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: RendererSettings, { idle = idleTime }: { idle?: number } = {}) {
    this.#settings = settings;
    this.#idleTime = idle;
  }

  /**
   * Renders a site; one at a time. Rejects with `PublishFailed` where a page has problems, with the error of `options`
   * where they reject, and with another error where the process cannot start or ends meanwhile. In the last two cases the
   * next call starts another process.
   */
  async render(documents: Documents, options: RenderOptions): Promise<RenderedPages> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    this.#child = child;
    child.options = options;
    child.failure = null;
    try {
      const { published, changes } = options;
      const result = await child.calls.render(documents, { published, changes });
      if ("problems" in result) throw new PublishFailed(result.problems);
      return result;
    } catch (error) {
      if (!(error instanceof PublishFailed)) await this.close();
      // An error loses its class on the way to the other process and back.
      throw child.failure ?? error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), this.#idleTime).unref();
    }
  }

  /** Ends the process, also in the middle of a publication. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const ending = this.#child?.process;
    this.#child = null;
    if (ending !== undefined) await killProcess(ending);
  }

  #start(): Child {
    const forked = fork(program, [JSON.stringify(this.#settings)], {
      env: childEnvironment(),
      execArgv,
      serialization: "advanced",
    });
    const child: Child = {
      process: forked,
      calls: connect(forked, () => child),
      options: null,
      failure: null,
    };
    const ended = (error: Error) => {
      if (this.#child === child) this.#child = null;
      child.calls.$close(error);
    };
    forked.once("error", ended);
    forked.once("exit", (code, signal) =>
      ended(new Error(`The process that renders publications ended with ${signal ?? code}.`)),
    );
    return child;
  }
}

interface Child {
  process: ChildProcess;
  calls: BirpcReturn<RendererCalls, ServerCalls>;
  /** Of the publication that it renders. */
  options: RenderOptions | null;
  /** The error of a call that failed; null when none did. */
  failure: unknown;
}

function connect(child: ChildProcess, rendering: () => Child): Child["calls"] {
  const current = (): RenderOptions => {
    const options = rendering().options;
    if (options === null) throw new Error("No publication is rendered.");
    return options;
  };
  const noted = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      rendering().failure ??= error;
      throw error;
    }
  };
  const answers: ServerCalls = {
    records: () => noted(current().records()),
    hasUpload: (path) => noted(current().hasUpload(path)),
    media: (path) => noted(current().media(path)),
    uploadName: (path) => noted(current().uploadName(path)),
    onProgress: (progress) => current().onProgress(progress),
  };
  return createBirpc<RendererCalls, ServerCalls>(answers, {
    // A message fails only when the process has ended, and then its `exit` event rejects the call.
    post: (message) => child.send(message, () => {}),
    on: (listener) => child.on("message", listener),
    timeout: -1,
  });
}
