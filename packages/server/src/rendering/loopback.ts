import { createServer } from "node:http";
import { renderHeader } from "@consultorio/publishing/render/page-source";
import { listen } from "../http/connections.ts";
import type { NextApp } from "../next/next-app.ts";

/** The local address at which our own renderer reaches Next. */
export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/** Opens a local port that leads to Next, for requests that carry the key of the publication. Others get 404. */
export async function openLoopback(
  app: Pick<NextApp, "handle">,
  isKey: (value: string) => boolean,
): Promise<Loopback> {
  // Only the caller closes idle connections: if both did, a request could use a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (!isKey(String(request.headers[renderHeader] ?? ""))) return void response.writeHead(404).end();
    app
      .handle(request, response)
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
