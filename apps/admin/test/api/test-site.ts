import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createApi, type Services } from "@consultorio/api";
import { makeStaticResponse } from "@consultorio/publishing/http/static-response";
import { PublishFailed, type PublishProblem } from "@consultorio/publishing/publish-error";
import { createListener } from "@consultorio/server/http/listener";
import { mediaFile } from "@consultorio/server/http/media-files";
import { readConfig } from "@consultorio/server/process/config";
import { openParts, type SiteParts, servicesOf } from "@consultorio/server/site/compose";
import { readiness } from "@consultorio/server/site/readiness";
import { type Store, StoreError } from "@consultorio/store";
import { siteFolder } from "@consultorio/testkit/server/running-server";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { type Person, personHeader } from "./people.ts";

/** A request of the page, as it arrived. */
export interface Received {
  /** `POST /api/site-content`. */
  call: string;
  /** The query of the call, such as `?before=5`. */
  query: string;
  headers: IncomingMessage["headers"];
}

/** An answer that does not come from the API: of something in front of it, or of another release. */
export interface ForeignAnswer {
  status: number;
  body?: unknown;
}

/** The cookie of each person's browser, empty where the caller is not signed in. */
export type Cookies = Record<Person, string>;

/** A site without its pages: the store, the API and the listener of the product, and the failures that a test asks for. */
export class TestSite {
  readonly origin: string;
  readonly store: Store;
  readonly cookies: Cookies;
  /** Whose browser shows the page. */
  person: Person = "owner";
  readonly received: Received[] = [];
  /** Answers of calls that do not reach the API. */
  readonly foreignAnswers = new Map<string, ForeignAnswer>();
  /** Calls that wait. */
  readonly held = new Map<string, PromiseWithResolvers<void>>();
  databaseAway = false;
  /** Whether another publish is under way. */
  publishing = false;
  /** The failure of the next publish; null if it succeeds. */
  publishProblem: PublishProblem | null = null;
  /** The answer of the cache in front of the site to a purge. */
  notice: string | null = null;
  readonly #decoder: SiteParts["decoder"];
  readonly #sizes: SiteParts["sizes"];
  readonly #clock: { offset: number };
  readonly #listener: RequestListener;

  private constructor(parts: SiteParts, cookies: Cookies, clock: { offset: number }) {
    this.origin = parts.config.origin;
    this.store = parts.store;
    this.#decoder = parts.decoder;
    this.#sizes = parts.sizes;
    this.cookies = { ...cookies };
    this.#clock = clock;
    this.#listener = this.#createListener(parts);
  }

  /** Opens an SQLite file. */
  static async open(file: string, origin: string, cookies: Cookies): Promise<TestSite> {
    const clock = { offset: 0 };
    const parts = await openParts({
      config: readConfig({ DATABASE_URL: `sqlite:${file}`, SITE_ORIGIN: origin }),
      folders: { site: siteFolder, admin: "" },
      development: true,
      now: () => new Date(Date.now() + clock.offset),
    });
    await parts.live.load();
    return new TestSite(parts, cookies, clock);
  }

  /** Lets the calls that are under way end, and closes the store. */
  async close(): Promise<void> {
    for (const { resolve } of this.held.values()) resolve();
    await this.#sizes.close();
    await this.#decoder.close();
    await this.store.close();
  }

  /** Moves the clock of the store to a time, from which it goes on. */
  setClock(now: Date): void {
    this.#clock.offset = now.getTime() - Date.now();
  }

  /** Answers as the site does, to a page in a browser that keeps its cookie and names its origin. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", this.origin);
    const call = `${request.method} ${pathname}`;
    // An upload in jsdom takes the page for one of another origin: it keeps the address that the window began with.
    response.setHeader("access-control-allow-origin", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    request.headers.cookie = this.cookies[this.#personOf(request.headers[personHeader])];
    request.headers.origin = this.origin;
    if (!(personHeader in request.headers)) {
      this.received.push({ call, query: search, headers: request.headers });
      await this.held.get(call)?.promise;
      const foreign = this.foreignAnswers.get(call);
      if (foreign) {
        response.writeHead(foreign.status, { "content-type": "application/json" });
        return void response.end(JSON.stringify(foreign.body));
      }
    }
    this.#listener(request, response);
  }

  #personOf(named: unknown): Person {
    return named === "owner" || named === "editor" || named === "nobody" ? named : this.person;
  }

  #createListener(parts: SiteParts): RequestListener {
    const { live } = parts;
    const store = this.#unreliable(parts.store);
    const api = createApi({ ...servicesOf(parts), store, publisher: this.#publisherOf(parts) });
    const handle = createRequestListener(async (request: Request) => {
      const answer = await api(request);
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
      const person = this.#personOf(request.headers.get(personHeader));
      if (cookie !== undefined) this.cookies[person] = cookie.endsWith("=") ? "" : cookie;
      return answer;
    });
    return createListener({
      origin: this.origin,
      trustProxy: null,
      live,
      admin: async (_, response) => void response.writeHead(404).end(),
      api: handle,
      pictures: async () => null,
      media: (path) => mediaFile(store, path),
      assets: async () => null,
      health: () => readiness(store, live),
      developmentNext: null,
    });
  }

  /** The store, whose calls all fail while the database is away. */
  #unreliable(store: Store): Store {
    const away = () => Promise.reject(new StoreError("postgres-failed", { database: "db" }));
    return new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        const fails = this.databaseAway && typeof member === "function" && name !== "notificationMode";
        return fails ? away : member;
      },
    });
  }

  /**
   * Publishes with one page: Next draws the pages, and the tests of the whole product publish all of them. What is
   * public, its history and the way back are the store's own.
   */
  #publisherOf({ store, live, publisher }: SiteParts): Services["publisher"] {
    const site = this;
    return {
      get busy() {
        return site.publishing;
      },
      publish: async (actor, { onProgress } = {}) => {
        onProgress?.({ done: 1, total: 2, path: "/" });
        if (this.publishProblem) throw new PublishFailed([this.publishProblem]);
        const revisionId = (await store.draft())?.id ?? "";
        const page = await makeStaticResponse(Buffer.from(revisionId), { "Content-Type": "text/html" });
        const pages = new Map([["/", page]]);
        const { id, version } = await store.createPublication(actor, { revisionId, pages });
        await live.load();
        return { id, version, notice: this.notice };
      },
      goBack: async (actor, id) => ({ ...(await publisher.goBack(actor, id)), notice: this.notice }),
    };
  }
}
