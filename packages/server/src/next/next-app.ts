import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Next, running in this process. */
export interface NextApp {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Starts Next on the app of a folder. Resolves when it can answer. */
export async function startNext({
  folder,
  development,
}: {
  folder: string;
  development: boolean;
}): Promise<NextApp> {
  const { default: next } = await import("next");
  // Next adds a listener for upgrades to the server of its first request, which would skip the validation of requests.
  // It gets a server that does not listen.
  const app = next({ dir: folder, dev: development, ...(development ? {} : { httpServer: createServer() }) });
  await (development ? app.prepare() : silently(() => app.prepare()));
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  return {
    handle,
    upgrade: (request, socket, head) => upgrade(request, socket, head),
    close: () => app.close(),
  };
}

/** Set while Next starts. */
const starting = new AsyncLocalStorage<true>();

/** Drops what Next prints while it starts, so that a person reads only our own lines. Other output passes. */
async function silently(start: () => Promise<void>): Promise<void> {
  const { log } = console;
  console.log = (...words: unknown[]) => {
    if (!starting.getStore()) log(...words);
  };
  try {
    await starting.run(true, start);
  } finally {
    console.log = log;
  }
}
