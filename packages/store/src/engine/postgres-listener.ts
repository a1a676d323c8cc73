import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const RECONNECT_AFTER = 1000;

/**
 * Keeps one connection that listens on a channel, made anew whenever it breaks, and calls back on every message and
 * after every reconnection (something may have been said meanwhile). The answer ends it.
 */
export function listen(config: pg.ClientConfig, channel: string, heard: () => void): () => Promise<void> {
  const ended = new AbortController();
  const finished = listenUntil(ended.signal, config, channel, heard);
  return async () => {
    ended.abort();
    await finished;
  };
}

async function listenUntil(
  signal: AbortSignal,
  config: pg.ClientConfig,
  channel: string,
  heard: () => void,
): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(signal, config, channel, heard);
    if (!signal.aborted) await delay(RECONNECT_AFTER, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Ends, without an error, when the connection breaks: the poll is the floor that carries news meanwhile. */
async function listenOnce(
  signal: AbortSignal,
  config: pg.ClientConfig,
  channel: string,
  heard: () => void,
): Promise<void> {
  const client = new pg.Client(config);
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  client.on("error", end);
  client.on("end", end);
  client.on("notification", heard);
  signal.addEventListener("abort", end);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard();
    await over.promise;
  } catch {
    // Not connected: tried again by the caller, and the reads of the poll report that the server is away.
  } finally {
    signal.removeEventListener("abort", end);
    await client.end().catch(() => {});
  }
}
