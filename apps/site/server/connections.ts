import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { longestBody } from "./body-time.ts";

/** How long a client may take, in milliseconds. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: longestBody,
  keepAliveTimeout: 10_000,
  // How often the limits are looked at: the usual half minute would let a slow client stay four times as long.
  connectionsCheckingInterval: 1_000,
};

/**
 * How long nothing may move on a connection, either way, while it is the client's turn, in milliseconds. Of an answer
 * that is half out Node looks twice before it believes so.
 */
const inactivity = 60_000;

/**
 * Has a server end the connections on which nothing moves: of who asks and does not read the answer, which would stay in
 * memory, and of who stops in the middle of a body. As long as the server itself thinks, as while it publishes, its
 * client waits in silence.
 */
export function endInactive(server: Server, after = inactivity): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.timeout = after;
  server.on("request", ({ socket }, response) => {
    // Most answers are out by now, and it is the client's turn.
    if (response.writableEnded) return;
    answering.set(socket, response);
    response.once("close", () => {
      if (answering.get(socket) === response) answering.delete(socket);
    });
  });
  // Also of an idle connection, when `keepAliveTimeout` is over.
  server.on("timeout", (socket) => {
    const isOurTurn = answering.get(socket)?.req.complete === true && socket.writableLength === 0;
    if (!isOurTurn) socket.destroy();
  });
}

/** From the first word of an end until no connection is taken any more, in milliseconds. */
const farewell = 300;
/** From then until connections on which nothing happens are closed: their clients may just be asking, in milliseconds. */
const courtesy = 1_500;

/**
 * Ends a server without failing anybody: each answer first tells its client to leave, then nothing new is taken, and
 * each connection ends with its answer. Whoever is not done when `patience` is over is cut off.
 */
export async function closeServer(
  server: Server,
  { drain = 0, patience }: { drain?: number; patience: AbortSignal },
): Promise<void> {
  // The next answer of every connection says `Connection: close`.
  server.maxRequestsPerSocket = 1;
  await wait(Math.max(drain, farewell), undefined, { signal: patience }).catch(() => {});
  const cutOff = () => server.closeAllConnections();
  let idle: NodeJS.Timeout | undefined;
  const slow = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50);
  }, courtesy);
  await new Promise<void>((closed) => {
    // The door alone: the close of an HTTP server would end idle connections at once, under whoever is just asking.
    NetServer.prototype.close.call(server, () => closed());
    if (patience.aborted) cutOff();
    else patience.addEventListener("abort", cutOff, { once: true });
  });
  clearTimeout(slow);
  clearInterval(idle);
  patience.removeEventListener("abort", cutOff);
}
