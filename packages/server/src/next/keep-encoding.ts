import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingHeader } from "@consultorio/api/http/request-context";

/** Lets the API encode its answers: Next takes `Content-Encoding` from what a route answers. */
export function keepEncoding(request: IncomingMessage, response: ServerResponse): void {
  request.headers[encodingHeader] = request.headers["accept-encoding"] ?? "";
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name.toLowerCase() === encodingHeader ? "Content-Encoding" : name, value);
}
