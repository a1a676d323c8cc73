import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { answerInTurn, parseInPieces } from "./answer-in-turn.ts";
import { longestTimeout } from "./request-timeout.ts";

/** How long a client may take, in milliseconds. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: longestTimeout,
  // A proxy must close an idle connection first: otherwise it may send a request on one that the server just closed, and
  // get ECONNRESET. nginx closes the connections of an upstream after 60 s by default.
  keepAliveTimeout: 65_000,
  // How often the limits are checked: Node's default of 30 s would let a slow client stay four times as long.
  connectionsCheckingInterval: 1_000,
};

/**
 * Makes a server that strangers reach: a client gets no more work than one answer at a time, and holds its connection no
 * longer than it needs. Only Next's development server uses `upgrades` to another protocol; elsewhere a request for one
 * gets a plain HTTP answer.
 */
export function createPublicServer(
  listener: RequestListener,
  { upgrades = false }: { upgrades?: boolean } = {},
): Server {
  const server = createServer(
    // `validateRequest` asks for the host: answers that Node sends by itself are not in turn.
    { ...connectionLimits, requireHostHeader: false, shouldUpgradeCallback: () => upgrades },
    answerInTurn(listener),
  );
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // The bytes of another protocol are not for the parser.
  if (!upgrades) server.on("connection", parseInPieces);
  closeInactive(server);
  return server;
}

/**
 * How long a connection may carry no data in either direction while the server waits for the client, in milliseconds.
 * During an answer Node waits twice this time.
 */
const inactivityTimeout = 60_000;

/**
 * Makes a server close inactive connections: clients that do not read their answer, which stays in memory, and clients
 * that stop in the middle of a body. A connection whose answer the server still prepares, such as a publish, stays open.
 */
export function closeInactive(server: Server, after = inactivityTimeout): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.timeout = after;
  server.on("request", ({ socket }, response) => {
    answering.set(socket, response);
    response.once("close", () => {
      if (answering.get(socket) === response) answering.delete(socket);
    });
  });
  // Node emits it also for an idle connection, after `keepAliveTimeout`.
  server.on("timeout", (socket) => {
    const serverIsBusy = answering.get(socket)?.req.complete === true && socket.writableLength === 0;
    if (!serverIsBusy) socket.destroy();
  });
}

/** How long the server accepts connections after it begins to close, in milliseconds. */
const acceptTime = 300;
/** How long idle connections stay open after that, in milliseconds: their client may be sending a request. */
const idleTime = 1_500;

/**
 * Closes a server without a failed request: first each answer says `Connection: close`, then no connection is accepted,
 * and each connection ends with its answer. At `deadline` all connections are closed.
 */
export async function closeServer(
  server: Server,
  { drain = 0, deadline }: { drain?: number; deadline: AbortSignal },
): Promise<void> {
  // The next answer of every connection says `Connection: close`.
  server.maxRequestsPerSocket = 1;
  await wait(Math.max(drain, acceptTime), undefined, { signal: deadline }).catch(() => {});
  const closeAll = () => server.closeAllConnections();
  let idle: NodeJS.Timeout | undefined;
  const slow = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50);
  }, idleTime);
  await new Promise<void>((closed) => {
    // Only stops accepting: `close` of an HTTP server also ends idle connections at once, where a request may be arriving.
    NetServer.prototype.close.call(server, () => closed());
    if (deadline.aborted) closeAll();
    else deadline.addEventListener("abort", closeAll, { once: true });
  });
  clearTimeout(slow);
  clearInterval(idle);
  deadline.removeEventListener("abort", closeAll);
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
