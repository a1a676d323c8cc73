import { addAbortListener } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { LiveListener } from "./engine.ts";

/** Milliseconds between two attempts to connect. */
const reconnectDelay = 1000;

/**
 * Keeps one connection that listens on a channel and reconnects when it breaks. Calls back on every message and after
 * every reconnection, because messages may have been missed.
 */
export class PostgresListener implements LiveListener {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #onNotify: () => void;
  readonly #ending = new AbortController();
  readonly #finished: Promise<void>;
  #connected = false;

  constructor(config: pg.ClientConfig, channel: string, onNotify: () => void) {
    this.#config = config;
    this.#channel = channel;
    this.#onNotify = onNotify;
    this.#finished = this.#listen(this.#ending.signal);
  }

  get connected(): boolean {
    return this.#connected;
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#finished;
  }

  async #listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#listenOnce(signal);
      await delay(reconnectDelay, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Resolves when the connection breaks. That is no error: the poll notices changes meanwhile. */
  async #listenOnce(signal: AbortSignal): Promise<void> {
    const client = new pg.Client(this.#config);
    const ended = Promise.withResolvers<void>();
    const end = () => ended.resolve();
    // Also a connection that the server closes ends in an error.
    client.on("error", end);
    client.on("notification", this.#onNotify);
    using _ = addAbortListener(signal, end);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      this.#connected = true;
      this.#onNotify();
      await ended.promise;
    } catch {
      // The caller connects again, and the reads of the poll report that the server is unreachable.
    } finally {
      this.#connected = false;
      await client.end().catch(() => {});
    }
  }
}
