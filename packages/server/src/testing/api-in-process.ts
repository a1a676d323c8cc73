import { join } from "node:path";
import { type Api, createApi, type Services } from "@consultorio/api";
import { contract, type Route } from "@consultorio/api/contract";
import { clientHeader } from "@consultorio/api/http/request-context";
import { type Store, system } from "@consultorio/store";
import { credentials } from "@consultorio/testkit/server/administrator";
import { siteFolder, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { readConfig } from "../process/config.ts";
import { openParts, servicesOf } from "../site/compose.ts";

export const origin = "https://www.ejemplo.mx";

/** In milliseconds. */
export const minute = 60_000;

interface Call {
  json?: unknown;
  /** A header that is null is left out. */
  headers?: Record<string, string | null>;
  /** The parts of the path that the caller chooses. */
  params?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * The API in this process, over a new SQLite store whose clock the test moves: a delay never ends because a machine is
 * slow.
 */
export class ApiInProcess implements AsyncDisposable {
  readonly store: Store;
  readonly services: Services;
  /** When the store's clock began and how much it has gone since, in milliseconds. */
  readonly clock: { start: number; later: number };
  /** The cookie of a browser. */
  cookie: string | null = null;
  readonly #api: Api;
  readonly #close: () => Promise<void>;

  private constructor(
    services: Services,
    { clock, close }: { clock: ApiInProcess["clock"]; close: () => Promise<void> },
  ) {
    this.store = services.store;
    this.services = services;
    this.clock = clock;
    this.#api = createApi(services);
    this.#close = close;
  }

  static async open(overrides: Partial<Services> = {}): Promise<ApiInProcess> {
    const folder = await temporaryFolder();
    const clock = { start: Date.now(), later: 0 };
    const parts = await openParts({
      config: readConfig({ DATABASE_URL: `sqlite:${join(folder.path, "site.db")}`, SITE_ORIGIN: origin }),
      folders: { site: siteFolder, admin: "" },
      development: true,
      now: () => new Date(clock.start + clock.later),
    });
    const close = async () => {
      await parts.sizes.close();
      await parts.decoder.close();
      await parts.store.close();
      await folder.remove();
    };
    return new ApiInProcess({ ...servicesOf(parts), ...overrides }, { clock, close });
  }

  /** The same API with some services replaced; `close` of either closes both. */
  with(overrides: Partial<Services>): ApiInProcess {
    const other = new ApiInProcess(
      { ...this.services, ...overrides },
      { clock: this.clock, close: this.#close },
    );
    other.cookie = this.cookie;
    return other;
  }

  close(): Promise<void> {
    return this.#close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }

  /** Sends an unchanged request. */
  send(request: Request): Promise<Response> {
    return this.#api(request);
  }

  /** Makes a call as the administrator's page does; keeps the cookie as a browser does. */
  async call({ method, path }: Route, { json, headers = {}, params = {} }: Call = {}): Promise<Answer> {
    const sent = new Headers({ [clientHeader]: "198.51.100.7" });
    if (method !== "GET") {
      sent.set("Origin", origin);
      sent.set("Content-Type", "application/json");
    }
    if (this.cookie !== null) sent.set("Cookie", this.cookie);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "x");
    const body = json === undefined ? null : JSON.stringify(json);
    const response = await this.#api(new Request(`${origin}${address}`, { method, headers: sent, body }));
    const given = response.headers.getSetCookie()[0]?.split(";")[0];
    if (given !== undefined) this.cookie = given.endsWith("=") ? null : given;
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Signs in as the first account, or with other values. */
  signIn(more: Record<string, unknown> = {}, headers: Record<string, string | null> = {}): Promise<Answer> {
    return this.call(contract.signIn, { json: { ...credentials, ...more }, headers });
  }

  /** Creates the first account and stays signed in. */
  async begin(): Promise<Answer> {
    const token = await this.store.createSetupToken(system);
    return this.call(contract.setUp, {
      json: { token, ...credentials },
      headers: { "User-Agent": "prueba" },
    });
  }
}
