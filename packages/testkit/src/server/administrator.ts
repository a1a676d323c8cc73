import type { RunningServer } from "./running-server.ts";

export const credentials = { email: "ana@ejemplo.mx", password: "una frase bastante larga" };

/** How long an answer may take, in milliseconds. A publish on a busy machine takes a minute. */
const answerTimeout = 180_000;

interface CallOptions {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: string | FormData | ReadableStream<Uint8Array>;
  headers?: Record<string, string | null>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else the text. */
  body: unknown;
}

/** Calls the API as the administrator's page does: own origin, JSON, and the cookie once signed in. */
export class Administrator {
  readonly #origin: string;
  cookie: string | null = null;

  constructor({ origin }: Pick<RunningServer, "origin">) {
    this.#origin = origin;
  }

  /** A header that is null is left out. */
  async call(path: string, { method, json, body, headers = {} }: CallOptions = {}): Promise<Answer> {
    const sent = new Headers({ Origin: this.#origin });
    if (json !== undefined) sent.set("Content-Type", "application/json");
    if (this.cookie !== null) sent.set("Cookie", this.cookie);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const content = json === undefined ? body : JSON.stringify(json);
    const init = {
      method: method ?? (content === undefined ? "GET" : "POST"),
      headers: sent,
      duplex: "half" as const,
      signal: AbortSignal.timeout(answerTimeout),
    };
    const response = await fetch(`${this.#origin}${path}`, { ...init, body: content ?? null });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    if (cookie !== undefined) this.cookie = cookie.endsWith("=") ? null : cookie;
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}

/** The first administrator of a new server, signed in. */
export async function setUp(server: Pick<RunningServer, "origin" | "setupToken">): Promise<Administrator> {
  const administrator = new Administrator(server);
  const { status, body } = await administrator.call("/api/setup", {
    json: { token: server.setupToken, ...credentials },
  });
  if (status !== 201) throw new Error(`Set-up answered ${status}: ${JSON.stringify(body)}`);
  return administrator;
}
