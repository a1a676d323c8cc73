import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { fromProxy } from "./headers.ts";

/** The header that carries a request's id: in from the trusted proxy, out to the client. */
export const requestIdHeader = "X-Request-Id";

/** The id of a request in the log: twelve digits that a person can read out on the telephone, or the trusted proxy's own id. */
export function createRequestId(request: IncomingMessage, trustProxy: string | null): string {
  const given = request.headers[requestIdHeader.toLowerCase()];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given) && fromProxy(request, trustProxy))
    return given;
  const digits = String(randomInt(1e12)).padStart(12, "0");
  return digits.replace(/(?<=^(?:\d{4})+)(?=\d)/g, "-");
}
