import { headerLines, maskedValue } from "./mask.ts";
import { origin } from "./server.ts";

interface Call {
  json?: unknown;
  body?: string | FormData;
  headers?: Record<string, string>;
}

/** Calls the API as one role and writes down each answer. */
export class ApiClient {
  readonly role: string;
  readonly lines: string[];
  cookie: string | null = null;

  constructor(role: string, lines: string[]) {
    this.role = role;
    this.lines = lines;
  }

  /** Makes a call, adds it to the transcript and returns the body of its answer. */
  async call(method: string, path: string, { json, body, headers = {} }: Call = {}): Promise<unknown> {
    const sent = new Headers(method === "GET" ? headers : { Origin: origin, ...headers });
    if (this.cookie !== null) sent.set("Cookie", this.cookie);
    if (json !== undefined) sent.set("Content-Type", "application/json");
    const content = json === undefined ? (body ?? null) : JSON.stringify(json);
    const response = await fetch(origin + path, { method, headers: sent, body: content, redirect: "manual" });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    if (cookie !== undefined) this.cookie = cookie.endsWith("=") ? null : cookie;
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const text = await response.text();
    const answer: unknown = isJson && text !== "" ? JSON.parse(text) : text;
    this.lines.push(
      `## ${this.role}: ${method} ${path.replace(/[\w-]{26,}/g, "<id>")} ${shortened(json)}`,
      `${response.status}`,
      ...headerLines(response.headers),
      JSON.stringify(summary(maskedValue(answer)), null, 1),
      "",
    );
    return answer;
  }
}

const shortened = (json: unknown) =>
  json === undefined ? "" : JSON.stringify(maskedValue(json)).slice(0, 200);

/** A large answer by the names and kinds of its members, a small one whole. */
function summary(value: unknown): unknown {
  const text = JSON.stringify(value) ?? "";
  return text.length <= 4000 ? value : shapeOf(value);
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.length, shapeOf(value[0])];
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]));
}
