import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";

/** Next, running in this process. */
export interface NextApp {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Starts Next on the app in this package. Resolves when it can answer. */
export async function startNext({ development }: { development: boolean }): Promise<NextApp> {
  const { default: next } = await import("next");
  const dir = join(import.meta.dirname, "..");
  // Next listens for upgrades on the server of its first request, past everything that looks at a request. Ours is kept
  // out of its hands by one that listens to nobody.
  const app = next({ dir, dev: development, ...(development ? {} : { httpServer: createServer() }) });
  await (development ? app.prepare() : silently(() => app.prepare()));
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  return {
    handle: (request, response) => handle(request, response),
    upgrade: (request, socket, head) => upgrade(request, socket, head),
    close: () => app.close(),
  };
}

/** Whether what runs is Next's own start. */
const starting = new AsyncLocalStorage<true>();

/** Keeps what Next says of its own start out of the few lines that a person reads; all that others say still passes. */
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

/** Our own renderer's way to Next. */
export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/** Opens a port of this machine that leads to Next, and hands over nothing to whom `isOurs` does not know. */
export async function openLoopback(
  app: NextApp,
  isOurs: (request: IncomingMessage) => Promise<boolean>,
): Promise<Loopback> {
  // The caller ends idle connections: were both to, one could take a connection that the other is just closing.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    isOurs(request)
      .then(async (ours) => {
        if (ours) await app.handle(request, response);
        else response.writeHead(404).end();
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

/** Starts listening. Rejects as the socket does, for instance with `EADDRINUSE`. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
