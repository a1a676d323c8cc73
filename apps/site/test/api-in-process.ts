import { join } from "node:path";
import { openStore, type Store, system } from "@consultorio/store";
import * as session from "../app/api/session/route.ts";
import * as setup from "../app/api/setup/route.ts";
import { readConfig } from "../server/config.ts";
import { clientHeader } from "../server/headers.ts";
import { lendServices, type Services } from "../server/services.ts";
import { openParts, servicesOf } from "../server/site-parts.ts";
import { credentials } from "./administrator.ts";
import { temporaryFolder } from "./running-server.ts";

export const origin = "https://www.ejemplo.mx";

/** In milliseconds. */
export const minute = 60_000;

interface Call {
  json?: unknown;
  /** A header that is null is left out. */
  headers?: Record<string, string | null>;
  /** The part of the address that the route reads, whatever its name. */
  part?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

type Route = (
  request: Request,
  context: { params: Promise<{ id: string; token: string }> },
) => Promise<Response>;

/**
 * The routes of the API in this process, over a new SQLite store whose clock is the test's own: a slow machine does not
 * wait a delay out by being slow.
 */
export class ApiInProcess {
  readonly store: Store;
  readonly services: Services;
  /** When the store's clock began and how much it has gone since, in milliseconds. */
  readonly clock: { start: number; later: number };
  /** What a browser would have kept. */
  cookie: string | null = null;
  readonly #closing: () => Promise<void>;

  private constructor(
    store: Store,
    services: Services,
    clock: ApiInProcess["clock"],
    closing: () => Promise<void>,
  ) {
    this.store = store;
    this.services = services;
    this.clock = clock;
    this.#closing = closing;
  }

  static async open(): Promise<ApiInProcess> {
    const folder = await temporaryFolder();
    const clock = { start: Date.now(), later: 0 };
    const url = `sqlite:${join(folder.path, "site.db")}`;
    const store = await openStore(url, { now: () => new Date(clock.start + clock.later) });
    const parts = await openParts(readConfig({ DATABASE_URL: `${url}-parts`, SITE_ORIGIN: origin }), true);
    const services = { ...servicesOf(parts), store };
    lendServices(services);
    return new ApiInProcess(store, services, clock, async () => {
      await Promise.all([store.close(), parts.store.close()]);
      await folder.remove();
    });
  }

  close(): Promise<void> {
    return this.#closing();
  }

  /** Calls a route as the administrator's page does; keeps the cookie as a browser does. */
  async call(route: Route, { json, headers = {}, part = "" }: Call = {}): Promise<Answer> {
    const sent = new Headers({
      Origin: origin,
      [clientHeader]: "198.51.100.7",
      "Content-Type": "application/json",
    });
    if (this.cookie !== null) sent.set("Cookie", this.cookie);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const body = json === undefined ? null : JSON.stringify(json);
    const request = new Request(`${origin}/api`, { method: "POST", headers: sent, body });
    const response = await route(request, { params: Promise.resolve({ id: part, token: part }) });
    const given = response.headers.getSetCookie()[0]?.split(";")[0];
    if (given !== undefined) this.cookie = given.endsWith("=") ? null : given;
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Signs in as the first account, or with other words. */
  signIn(more: Record<string, unknown> = {}, headers: Record<string, string | null> = {}): Promise<Answer> {
    return this.call(session.POST, { json: { ...credentials, ...more }, headers });
  }

  /** Makes the first account and stays signed in. */
  async begin(): Promise<Answer> {
    const token = await this.store.createSetupToken(system);
    return this.call(setup.POST, { json: { token, ...credentials }, headers: { "User-Agent": "prueba" } });
  }
}
