import type { IncomingMessage } from "node:http";

/** How much of a refused body is read and thrown away, in bytes; who sends more is cut off. */
export const drainLimit = 32 * 1024 * 1024;

/** How long it is read, in milliseconds: whoever reads the answer has it by then. */
const patience = 10_000;

/**
 * Lets the rest of a body run off that nobody wants. Closing at once would reset the connection under a sender who is
 * still busy, and the answer that tells why would be lost.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = drainLimit;
  const timer = setTimeout(() => request.destroy(), patience).unref();
  request.once("close", () => clearTimeout(timer));
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
