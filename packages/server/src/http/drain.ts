import type { IncomingMessage } from "node:http";
import { drainLimit } from "@consultorio/api/http/body-limits";

/** How long the rest of a body is read, in milliseconds: a client reads the answer within that time. */
const drainTimeout = 10_000;

/**
 * Reads and discards the rest of a body. Closing the connection at once would reset it while the client still sends, and
 * the client would lose the answer.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = drainLimit;
  const timer = setTimeout(() => request.destroy(), drainTimeout).unref();
  request.once("close", () => clearTimeout(timer));
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
