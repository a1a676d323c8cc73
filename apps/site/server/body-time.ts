import type { IncomingMessage, ServerResponse } from "node:http";
import { videoLimit } from "./screen.ts";

/** How long any body may take to come, in milliseconds. */
const usual = 30_000;
/** The slowest line that is waited for, in bytes per millisecond: 1 megabit a second, the upload of a poor home line. */
const slowest = 125;

/** How long the largest body may take over the slowest line, in milliseconds. */
export const longestBody = usual + Math.ceil(videoLimit / slowest);

const error = "El envío tardó demasiado y se cortó. Revisa tu conexión e inténtalo de nuevo.";
const farewell = JSON.stringify({ error });
const tooSlow = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(farewell)}`,
  "",
  farewell,
].join("\r\n");

/**
 * Cuts off whoever takes longer to send a body than its announced length needs over a slow line: with 408 where nothing
 * was answered yet. The server's own limit, {@link longestBody}, is one for all.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, grace = usual): void {
  const length = Math.min(Number(request.headers["content-length"]) || 0, videoLimit);
  const timer = setTimeout(
    () => {
      if (request.complete) return;
      if (!response.headersSent) {
        // Whoever should have answered still waits for the body: the socket is the only way past it. The log reads the status.
        response.statusCode = 408;
        request.socket.write(tooSlow);
      }
      request.socket.destroySoon();
    },
    grace + length / slowest,
  ).unref();
  request.once("close", () => clearTimeout(timer));
}
