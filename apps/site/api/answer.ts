import { dataPolicy } from "../server/csp.ts";

interface AnswerOptions {
  status?: number;
  headers?: Record<string, string>;
}

/** A JSON answer. Nobody keeps it unless the headers say so. */
export function answer(value: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return Response.json(value, {
    status,
    headers: { "Cache-Control": "private, no-store", "Content-Security-Policy": dataPolicy, ...headers },
  });
}
