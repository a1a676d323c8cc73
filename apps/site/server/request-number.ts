import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { fromProxy } from "./headers.ts";

/** The header that carries a request's number: in from the trusted proxy, out to the client. */
export const numberHeader = "X-Request-Id";

/** The number that a request goes by in the log: short enough to be read out on the telephone, or the proxy's own. */
export function requestNumber(request: IncomingMessage, trustProxy: string | null): string {
  const given = request.headers[numberHeader.toLowerCase()];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given) && fromProxy(request, trustProxy))
    return given;
  const digits = String(randomInt(1e12)).padStart(12, "0");
  return digits.replace(/(?<=^(?:\d{4})+)(?=\d)/g, "-");
}

/** Asks whoever met a failure to tell the number by which it is found in the log. */
export const numberNote = (number: string) => `Si llamas por esto, di este número: ${number}`;
