import type { ServerResponse } from "node:http";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";

/** Sends one line to a person. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  send(response, status, `${text}\n`, { "Content-Type": "text/plain; charset=utf-8", ...headers });
}

/** Sends JSON to a program. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  send(response, status, JSON.stringify(value), {
    "Content-Type": "application/json; charset=utf-8",
    ...headers,
  });
}

/** Sends a text that was made for this answer, such as a page. Its headers name its type, and its policy where it has one. */
export function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": dataPolicy,
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
