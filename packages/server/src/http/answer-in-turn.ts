import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Most requests of a connection that are not answered yet. Browsers and proxies send one at a time. */
export const longestQueue = 20;

/** Most bytes that the parser gets at once. */
const pieceLength = 2048;

/**
 * Answers the requests of each connection one after the other, while `node:http` would begin all at once. Requests that a
 * client sent before it left are not answered. A client that sends more than {@link longestQueue} ahead is disconnected.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  /** The requests of a connection that wait, while one is answered. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  const startNext = (socket: Socket) => {
    const next = queues.get(socket)?.shift();
    if (next === undefined) queues.delete(socket);
    // Not on a connection that closed, or that closes after the last answer.
    else if (socket.writable) next();
  };
  return (request, response) => {
    const { socket } = request;
    // The parser reads its piece to the end, also of a connection that was closed meanwhile.
    if (socket.destroyed) return;
    const answer = () => {
      response.once("close", () => startNext(socket));
      listener(request, response);
    };
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, [answer]);
      // Not before the bytes that arrived with the request are parsed: there may be too many requests in them.
      process.nextTick(startNext, socket);
    } else if (queue.push(answer) > longestQueue) socket.destroy();
  };
}

/**
 * Gives the parser of a connection its bytes in pieces, and none once the connection is closed. Node reads 64 KB at once: it
 * would make, and abort, each of the thousands of requests that may be in them.
 */
export function parseInPieces(socket: Socket): void {
  const parsers = socket.listeners("data");
  socket.removeAllListeners("data");
  socket.on("data", (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += pieceLength) {
      if (socket.destroyed) return;
      // `node:http` pauses a connection whose client does not read its answers.
      if (socket.isPaused()) return socket.unshift(bytes.subarray(start));
      const piece = bytes.subarray(start, start + pieceLength);
      for (const parser of parsers) Reflect.apply(parser, socket, [piece]);
    }
  });
}
