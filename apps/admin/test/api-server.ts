import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type DocumentName, parseDocument, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { keptAnswers, revisionsAnswer } from "./kept-answers.ts";

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Received {
  /** `POST /api/site-content`. */
  call: string;
  /** What follows the path, such as `?before=5`. */
  query: string;
  /** The media type of the body. */
  type: string | undefined;
  body: unknown;
  ifMatch: string | undefined;
}

const documents: Record<string, DocumentName> = {
  "/api/site-content": "siteContent",
  "/api/selected-sections": "selectedSections",
  "/api/collections/diseases": "diseases",
  "/api/collections/symptoms": "symptoms",
  "/api/collections/services": "services",
  "/api/collections/testimonials": "testimonials",
};

/** The site's API by its contract, in this process and over real HTTP: one draft, its version, one session. */
export class ApiServer {
  site: Site = structuredClone(bundledSite);
  version = 7;
  liveVersion = 7;
  /** Who is signed in; null for nobody. */
  email: string | null = "doctora@ejemplo.mx";
  role = "owner";
  password = "una frase bastante larga";
  /** The database is away: the server answers every call about documents with a 503. */
  databaseAway = false;
  setupToken: string | null = "clave-de-un-solo-uso";
  /** Server-sent events of the next publish. */
  publishEvents: [event: string, data: unknown][] = [
    ["progress", { done: 1, total: 2, path: "/" }],
    ["progress", { done: 2, total: 2, path: "/contacto" }],
    ["done", { id: "p1", version: 7, notice: null }],
  ];
  readonly received: Received[] = [];
  readonly #forced = new Map<string, Answer>();
  readonly #gates = new Map<string, Promise<void>>();
  readonly #releases = new Set<() => void>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** Listens on a free port, or on the one given; resolves with the origin. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Lets the calls that are under way finish, so that no page is left with a broken one. */
  async close(): Promise<void> {
    for (const release of this.#releases) release();
    const closing = setInterval(() => this.#server.closeIdleConnections(), 5);
    await new Promise((resolve) => this.#server.close(resolve));
    clearInterval(closing);
  }

  /** Answers every such call (`POST /api/site-content`) with this, until {@link relent}. */
  answers(call: string, body: unknown, status = 200) {
    this.#forced.set(call, { status, body });
  }

  /** The same for an answer that says no. */
  refuse(call: string, answer: Answer) {
    this.#forced.set(call, answer);
  }

  relent(call: string) {
    this.#forced.delete(call);
  }

  /** Holds such calls until the returned function runs. */
  hold(call: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gates.set(call, promise);
    this.#releases.add(resolve);
    return () => {
      this.#gates.delete(call);
      resolve();
    };
  }

  /** A save of somebody else. */
  saveElsewhere<Name extends DocumentName>(name: Name, value: Site[Name]) {
    this.site = { ...this.site, [name]: value };
    this.version++;
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, search: query } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method} ${path}`;
    // An upload in jsdom takes the page for one of another origin: it keeps the address that the window began with.
    response.setHeader("access-control-allow-origin", "*");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const body = await readBody(request);
    const type = request.headers["content-type"];
    this.received.push({ call, query, type, body, ifMatch: request.headers["if-match"] });
    await this.#gates.get(call);
    const forced = this.#forced.get(call);
    if (forced) return send(response, forced);
    if (call === "POST /api/update-sections") return this.#publish(response);
    send(response, this.#route(call, path, body, request.headers["if-match"]));
  }

  #route(call: string, path: string, body: unknown, ifMatch: string | undefined): Answer {
    const name = documents[path];
    if (name && this.databaseAway) return { status: 503, body: { error: "La base de datos no responde." } };
    if (name) return call.startsWith("GET") ? this.#read(name) : this.#save(name, body, ifMatch);
    switch (call) {
      case "GET /api/session":
        return this.email ? { status: 200, body: { email: this.email, role: this.role } } : unauthorised;
      case "POST /api/session":
        return this.#signIn(body);
      case "DELETE /api/session":
        this.email = null;
        return { status: 200, body: { ok: true } };
      case "POST /api/setup":
        return this.#setUp(body);
      case "GET /readyz":
        return { status: this.databaseAway ? 503 : 200, body: { database: !this.databaseAway } };
      case "GET /api/revisions":
        return { status: 200, body: revisionsAnswer(this.version, this.liveVersion) };
      default:
        return call in keptAnswers
          ? { status: 200, body: keptAnswers[call] }
          : { status: 404, body: { error: "No existe." } };
    }
  }

  #read(name: DocumentName): Answer {
    const body = name === "selectedSections" ? this.site[name] : { [name]: this.site[name] };
    const headers = this.email ? { etag: `"${this.version}"` } : undefined;
    return { status: 200, body, ...(headers ? { headers } : {}) };
  }

  #save(name: DocumentName, body: unknown, ifMatch: string | undefined): Answer {
    if (!this.email) return unauthorised;
    if (ifMatch !== `"${this.version}"`) {
      const current = {
        version: this.version,
        author: "ana@ejemplo.mx",
        createdAt: "2026-11-20T16:30:00.000Z",
      };
      return { status: 412, body: { error: "Alguien guardó antes.", current } };
    }
    const parsed = parseDocument(name, name === "selectedSections" ? body : member(body, name));
    if (!parsed.ok) return { status: 422, body: { error: "Revisa los campos.", problems: parsed.problems } };
    this.saveElsewhere(name, parsed.value);
    return { status: 200, body: { version: this.version } };
  }

  #signIn(body: unknown): Answer {
    const email = String(member(body, "email"));
    if (member(body, "password") !== this.password) return unauthorised;
    this.email = email;
    return { status: 200, body: { email, role: this.role } };
  }

  #setUp(body: unknown): Answer {
    if (this.setupToken === null || member(body, "token") !== this.setupToken) {
      return { status: 404, body: { error: "No existe." } };
    }
    this.setupToken = null;
    this.email = String(member(body, "email"));
    return { status: 201, body: { email: this.email, role: this.role } };
  }

  #publish(response: ServerResponse) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const [event, data] of this.publishEvents) {
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (event === "done") this.liveVersion = this.version;
    }
    response.end();
  }
}

const unauthorised: Answer = { status: 401, body: { error: "Inicia sesión para continuar." } };

function send(response: ServerResponse, { status, body, headers = {} }: Answer) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body ?? null));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const json = request.headers["content-type"]?.startsWith("application/json") ?? false;
  return json && text !== "" ? JSON.parse(text) : null;
}

function member(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
