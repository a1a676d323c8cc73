import type { Context } from "../engine/context.ts";
import type { LiveListener } from "../engine/engine.ts";
import type { LivePointer } from "./live-pointer.ts";

/** The floor: how long a move made by another process may stay unseen, in milliseconds. */
const POLL = 1000;

/** How a process hears of moves that others make: as they happen, or within a second. */
export type LiveNews = "listen" | "poll";

/** Tells listeners where the live pointer is, from the engine's messages, this process's own moves and a poll. */
export class LiveWatch {
  readonly #context: Context;
  readonly #read: () => Promise<LivePointer | null>;
  /** Each listener with the newest generation that it has heard of. */
  readonly #heard = new Map<(pointer: LivePointer) => void, number>();
  #ear: LiveListener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #failing = false;

  constructor(context: Context, read: () => Promise<LivePointer | null>) {
    this.#context = context;
    this.#read = read;
  }

  get news(): LiveNews {
    return this.#ear?.connected ? "listen" : "poll";
  }

  subscribe(listener: (pointer: LivePointer) => void): () => void {
    const own = (pointer: LivePointer) => listener(pointer);
    this.#heard.set(own, 0);
    if (!this.#timer) this.#start();
    this.look();
    return () => {
      this.#heard.delete(own);
      if (this.#heard.size === 0) void this.stop();
    };
  }

  /** Reads the pointer now; a look that is under way is followed by another, so that nothing is missed. */
  look(): void {
    if (this.#heard.size === 0) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#lookOnce().finally(() => {
      this.#looking = undefined;
      if (!this.#lookAgain) return;
      this.#lookAgain = false;
      this.look();
    });
  }

  async stop(): Promise<void> {
    this.#heard.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
    const ear = this.#ear;
    this.#ear = undefined;
    await ear?.end();
    await this.#looking;
  }

  #start(): void {
    this.#timer = setInterval(() => this.look(), POLL).unref();
    this.#ear = this.#context.engine.listenLive(() => this.look());
  }

  async #lookOnce(): Promise<void> {
    try {
      const pointer = await this.#read();
      this.#failing = false;
      if (pointer) this.#tell(pointer);
    } catch (error) {
      // Once per outage: the poll comes back each second.
      if (!this.#failing) this.#context.onProblem(error);
      this.#failing = true;
    }
  }

  #tell(pointer: LivePointer): void {
    for (const [listener, generation] of this.#heard) {
      if (pointer.generation <= generation) continue;
      this.#heard.set(listener, pointer.generation);
      try {
        listener(pointer);
      } catch (error) {
        this.#context.onProblem(error);
      }
    }
  }
}
