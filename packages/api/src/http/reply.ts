import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";

interface ReplyOptions {
  status?: number;
  headers?: Record<string, string>;
}

/** A JSON answer. No cache keeps it unless the headers say so. */
export function jsonResponse(value: unknown, { status = 200, headers = {} }: ReplyOptions = {}): Response {
  return Response.json(value, {
    status,
    headers: { "Cache-Control": "private, no-store", "Content-Security-Policy": dataPolicy, ...headers },
  });
}

/** The answer of a handler that also sets headers. */
export class Reply<Value> {
  readonly value: Value;
  readonly headers: Record<string, string>;

  constructor(value: Value, headers: Record<string, string>) {
    this.value = value;
    this.headers = headers;
  }
}
