import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { LiveListener } from "./engine.ts";

const RECONNECT_AFTER = 1000;

/**
 * Keeps one connection that listens on a channel, made anew whenever it breaks, and calls back on every message and
 * after every reconnection (something may have been said meanwhile).
 */
export class PostgresListener implements LiveListener {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #heard: () => void;
  readonly #ending = new AbortController();
  readonly #finished: Promise<void>;
  #connected = false;

  constructor(config: pg.ClientConfig, channel: string, heard: () => void) {
    this.#config = config;
    this.#channel = channel;
    this.#heard = heard;
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
      if (!signal.aborted) await delay(RECONNECT_AFTER, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Ends, without an error, when the connection breaks: the poll is the floor that carries news meanwhile. */
  async #listenOnce(signal: AbortSignal): Promise<void> {
    const client = new pg.Client(this.#config);
    const over = Promise.withResolvers<void>();
    const end = () => over.resolve();
    client.on("error", end);
    client.on("end", end);
    client.on("notification", this.#heard);
    signal.addEventListener("abort", end);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      this.#connected = true;
      this.#heard();
      await over.promise;
    } catch {
      // Not connected: tried again by the caller, and the reads of the poll report that the server is away.
    } finally {
      this.#connected = false;
      signal.removeEventListener("abort", end);
      await client.end().catch(() => {});
    }
  }
}
