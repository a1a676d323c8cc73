import type { IncomingMessage, ServerResponse } from "node:http";
import { videoLimit } from "@consultorio/api/http/body-limits";

/** How long any body may take to arrive, in milliseconds. */
const baseTimeout = 30_000;
/** The slowest upload that is accepted, in bytes per millisecond: 1 megabit a second, as on a poor home connection. */
const slowestRate = 125;

/** How long the largest body may take at the slowest rate, in milliseconds. */
export const longestTimeout = baseTimeout + Math.ceil(videoLimit / slowestRate);

const error = "El envío tardó demasiado y se cortó. Revisa tu conexión e inténtalo de nuevo.";
const answer = JSON.stringify({ error });
const timeoutResponse = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(answer)}`,
  "",
  answer,
].join("\r\n");

/**
 * Closes a connection whose body takes longer than its announced length needs over a slow line, with 408 where no answer
 * has begun. The server's own limit, {@link longestTimeout}, is the same for every request.
 */
export function limitRequestTime(
  request: IncomingMessage,
  response: ServerResponse,
  grace = baseTimeout,
): void {
  const length = Math.min(Number(request.headers["content-length"]) || 0, videoLimit);
  const timer = setTimeout(
    () => {
      if (request.complete) return;
      if (!response.headersSent) {
        // The handler still waits for the body, so that 408 is written to the socket. The log reads the status.
        response.statusCode = 408;
        request.socket.write(timeoutResponse);
      }
      request.socket.destroySoon();
    },
    grace + length / slowestRate,
  ).unref();
  request.once("close", () => clearTimeout(timer));
}
