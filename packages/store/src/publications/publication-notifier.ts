import type { Context } from "../engine/context.ts";
import type { LiveListener } from "../engine/engine.ts";
import { isSamePointer, type LivePointer } from "./live-pointer.ts";

/** Milliseconds between two polls: the longest time in which a change by another process stays unnoticed. */
const pollInterval = 1000;

/** How a process learns of changes by others: at once from the engine's messages, or from the poll. */
export type NotificationMode = "listen" | "poll";

type Subscriber = (pointer: LivePointer) => void;

/** Reads the live pointer after each message of the engine, each change of this process and each interval; calls back on a change. */
export class PublicationNotifier {
  readonly #context: Context;
  readonly #read: () => Promise<LivePointer | null>;
  /** Each subscriber with the last pointer that it received. */
  readonly #subscribers = new Map<Subscriber, LivePointer | null>();
  #listener: LiveListener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #pollAgain = false;
  #failing = false;

  constructor(context: Context, read: () => Promise<LivePointer | null>) {
    this.#context = context;
    this.#read = read;
  }

  get mode(): NotificationMode {
    return this.#listener?.connected ? "listen" : "poll";
  }

  subscribe(callback: Subscriber): () => void {
    const subscriber: Subscriber = (pointer) => callback(pointer);
    this.#subscribers.set(subscriber, null);
    if (!this.#timer) this.#start();
    this.poll();
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) void this.stop();
    };
  }

  /** Reads the pointer now. While a read is under way, one more follows it, so that no change is missed. */
  poll(): void {
    if (this.#subscribers.size === 0) return;
    if (this.#polling) {
      this.#pollAgain = true;
      return;
    }
    this.#polling = this.#pollOnce().finally(() => {
      this.#polling = undefined;
      if (!this.#pollAgain) return;
      this.#pollAgain = false;
      this.poll();
    });
  }

  async stop(): Promise<void> {
    this.#subscribers.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
    const listener = this.#listener;
    this.#listener = undefined;
    await listener?.end();
    await this.#polling;
  }

  #start(): void {
    this.#timer = setInterval(() => this.poll(), pollInterval).unref();
    this.#listener = this.#context.engine.listenLive(() => this.poll());
  }

  async #pollOnce(): Promise<void> {
    try {
      const pointer = await this.#read();
      this.#failing = false;
      if (pointer) this.#notify(pointer);
    } catch (error) {
      // Reported once per outage: the poll repeats each second.
      if (!this.#failing) this.#context.onProblem(error);
      this.#failing = true;
    }
  }

  #notify(pointer: LivePointer): void {
    for (const [subscriber, lastPointer] of this.#subscribers) {
      // One read follows the other, so that a lower generation is no late answer: the database itself went back.
      if (lastPointer !== null && isSamePointer(pointer, lastPointer)) continue;
      this.#subscribers.set(subscriber, pointer);
      try {
        subscriber(pointer);
      } catch (error) {
        this.#context.onProblem(error);
      }
    }
  }
}
