import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { NextApp } from "../next/next-app.ts";
import { listen } from "./connections.ts";

/** The local address at which our own renderer reaches Next. */
export interface Loopback {
  origin: string;
  /** Asks Next for a path as no visitor can. Resolves with the status of the answer. */
  ask(path: string): Promise<number>;
  close(): Promise<void>;
}

/** Carries the secret of {@link Loopback.ask}. */
const askHeader = "x-consultorio-ask";
/** How long an answer to {@link Loopback.ask} may take, in milliseconds. */
const askTimeout = 30_000;

/** Opens a local port that leads to Next, for requests that `isOurs` accepts and its own. Others get 404. */
export async function openLoopback(
  app: NextApp,
  isOurs: (request: IncomingMessage) => Promise<boolean>,
): Promise<Loopback> {
  const secret = randomBytes(32).toString("base64url");
  const mayPass = async (request: IncomingMessage) =>
    request.headers[askHeader] === secret || (await isOurs(request));
  // Only the caller closes idle connections: if both did, a request could use a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    mayPass(request)
      .then(async (ours) => {
        if (ours) await app.handle(request, response);
        else response.writeHead(404).end();
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async ask(path) {
      const response = await fetch(`${origin}${path}`, {
        headers: { [askHeader]: secret },
        redirect: "manual",
        signal: AbortSignal.timeout(askTimeout),
      });
      await response.body?.cancel();
      return response.status;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  };
}
