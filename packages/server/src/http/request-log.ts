import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../process/log.ts";

/**
 * Writes a line once the answer is out, or once the client is gone. Calls of the API, screens of the administrator's area
 * and refused requests are logged at `info`, failures at `error`, the rest at `debug`.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const { method } = request;
  const path = shownPath(request.url ?? "");
  response.once("close", () => {
    const status = response.statusCode;
    const atInfo = /^\/api\/|^\/admin(?!\/assets\/)/.test(path) || status >= 400;
    const level = status >= 500 ? "error" : atInfo ? "info" : "debug";
    const ms = Math.round(performance.now() - started);
    const cut = response.writableFinished ? {} : { cut: true };
    log[level]({ request: requestId, method, path, status, ms, ...cut }, "request");
  });
}

/** A path without its query, with `*` for each part that may be a token, an id or an e-mail. */
export function shownPath(url: string): string {
  const [path = ""] = url.split("?");
  return path
    .slice(0, 200)
    .split("/")
    .map((part) => (mayNameSomebody(part) ? "*" : part))
    .join("/");
}

/** Our own addresses consist of words; a file's name may contain a hash before its ending. */
const mayNameSomebody = (part: string) =>
  /[^\w.-]/.test(part) || (part.length >= 16 && /[\dA-Z_]/.test(part));
