import { createServer, type IncomingMessage } from "node:http";
import type { NextApp } from "../next/next-app.ts";
import { listen } from "./connections.ts";

/** The local address at which our own renderer reaches Next. */
export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/** Opens a local port that leads to Next, for requests that `isOurs` accepts. Others get 404. */
export async function openLoopback(
  app: NextApp,
  isOurs: (request: IncomingMessage) => Promise<boolean>,
): Promise<Loopback> {
  // Only the caller closes idle connections: if both did, a request could use a connection that is being closed.
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
