import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import {
  contract,
  type Input,
  type Output,
  type Params,
  type ReviewLink,
  type Route,
} from "@consultorio/api/contract";
import { parseSite, type Site } from "@consultorio/content";
import { createBirpc } from "birpc";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { ApiControl } from "./api-thread.ts";
import { emails, type Person, password, personHeader } from "./people.ts";
import type { Received } from "./test-site.ts";

interface Call<R extends Route> {
  params?: Params<R["path"]>;
  query?: Record<string, string>;
  body?: Input<R, "body">;
  headers?: Record<string, string>;
}

interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The code that an authenticator with this secret shows now. */
export const codeNow = (secret: string): string => new TOTP({ secret }).generate();

/** The site's API with a store of its own for each test, over real HTTP. It runs in a thread: jsdom replaces globals. */
export class RealApi {
  readonly emails = emails;
  readonly password = password;
  readonly #control;
  #origin = "";

  private constructor(worker: Worker) {
    this.#control = createBirpc<ApiControl>(
      {},
      {
        post: (message) => worker.postMessage(message),
        on: (receive) => worker.on("message", receive),
      },
    );
  }

  /** Starts the thread, which serves all tests of a worker one after the other. */
  static async start(): Promise<RealApi> {
    const worker = new Worker(join(import.meta.dirname, "api-thread.ts"), { execArgv: [], env: process.env });
    await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
    worker.unref();
    return new RealApi(worker);
  }

  /** A new site: the bundled content, published as version 1, and an owner signed in. Resolves with the origin. */
  async open(): Promise<string> {
    this.#origin = await this.#control.open();
    return this.#origin;
  }

  /** Begins again with a site that has no account. Resolves with the token for the first one. */
  async reopenWithoutAccounts(): Promise<string> {
    return (await this.#control.reopenWithoutAccounts()) ?? "";
  }

  close(): Promise<void> {
    return this.#control.close();
  }

  /** The draft as it is stored. Throws where it breaks a rule. */
  async draft(): Promise<Site> {
    const parsed = parseSite({ ...(await this.#control.draft())?.documents });
    if (!parsed.ok) throw new Error(`The draft is not valid: ${JSON.stringify(parsed.problems)}`);
    return parsed.value;
  }

  /** The version of the draft. */
  async version(): Promise<number | undefined> {
    return (await this.#control.draft())?.version;
  }

  /** A picture of one colour, as PNG; each size is a file of its own. */
  picture = (width: number, height: number) => this.#control.picture(width, height);

  /** Stores a picture of one colour in the library. Resolves with its path. */
  storePicture = (name: string, width: number, height: number) =>
    this.#control.storePicture(name, width, height);

  /** Stores a video in the library. Resolves with its path. */
  storeVideo = (name: string, video: Uint8Array<ArrayBuffer>) => this.#control.storeVideo(name, video);

  /** The page's requests of a kind, such as `POST /api/site-content`, the oldest first. */
  async received(call: string): Promise<Received[]> {
    return (await this.#control.received()).filter((received) => received.call === call);
  }

  /** Makes a call as somebody in another browser. Throws where it is no success. */
  as<R extends Route>(person: Person, route: R, call?: Call<R>): Promise<Output<R, "response">>;
  async as(
    person: Person,
    { method, path, response }: Route,
    { params = {}, query = {}, body, headers }: AnyCall = {},
  ) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
    const answer = await fetch(`${this.#origin}${address}?${new URLSearchParams(query)}`, {
      method,
      headers: { [personHeader]: person, "content-type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    if (!answer.ok)
      throw new Error(`${method} ${address} answered ${answer.status}: ${JSON.stringify(json)}`);
    return response && z.parse(response, json);
  }

  /** An account changes documents in another browser and saves them. */
  async changeAs(person: Person, change: (site: Site) => void): Promise<void> {
    await this.#control.saveAs(person, await this.#changed(change));
  }

  /** The editor changes documents in another browser and saves them. */
  changeElsewhere = (change: (site: Site) => void) => this.changeAs("editor", change);

  /** Saves so many versions more, of which each differs from the one before. */
  saveVersions = (count: number) => this.#control.saveVersions(count);

  /** Changes documents of the draft in the store itself, which knows none of their rules. */
  async changeRaw(change: (site: Site) => void): Promise<void> {
    await this.#control.saveRaw(await this.#changed(change));
  }

  /** The documents that a change of the draft concerns. */
  async #changed(change: (site: Site) => void): Promise<Partial<Site>> {
    const before = await this.draft();
    const after = structuredClone(before);
    change(after);
    const isChanged = ([name, value]: [string, unknown]) =>
      !isDeepStrictEqual(value, Reflect.get(before, name));
    return Object.fromEntries(Object.entries(after).filter(isChanged));
  }

  /** Turns the second factor of an account on. Resolves with its recovery codes. */
  async beginSecondFactor(person: Person): Promise<{ codes: string[] }> {
    const { secret } = await this.as(person, contract.beginSecondFactor);
    const body = { code: codeNow(secret) };
    return { codes: (await this.as(person, contract.confirmSecondFactor, { body })).recoveryCodes };
  }

  /** Makes a review link to the draft. */
  async createReviewLink(): Promise<{ token: string; link: ReviewLink }> {
    const { address, link } = await this.as("owner", contract.createReviewLink, { body: { days: 7 } });
    return { token: address.replace(/^.*#/, ""), link };
  }

  /** A scheduled publication of the draft fails for a reason. */
  failScheduled = (reason: string) => this.#control.failScheduled(reason);

  /** Publishes the draft. */
  async publish(): Promise<void> {
    await this.as("owner", contract.publish);
  }

  /** Shows the page in another person's browser from now on. */
  setPerson = (person: Person) => this.#control.set({ person });

  /** Ends a person's session. */
  endSession = (person: Person) => this.#control.endSession(person);

  /** Moves the clock of the server to a time, from which it goes on. */
  setClock = (now: string) => this.#control.setClock(new Date(now));

  /** The database does not answer, or answers again. */
  setDatabaseAway = (away: boolean) => this.#control.set({ databaseAway: away });

  /** Another publish is under way from now on. */
  setPublishing = () => this.#control.set({ publishing: true });

  /** A publish fails on a page from now on. */
  failPublish = (path: string, message: string) => this.#control.set({ publishProblem: { path, message } });

  /** The answers of the cache in front of the site to a purge from now on. */
  setNotice = (notice: string) => this.#control.set({ notice });

  /** Has every such call (`POST /api/site-content`) answered without the API, until {@link restore}. */
  replaceAnswer = (call: string, status: number, body?: unknown) =>
    this.#control.replaceAnswer(call, { status, body });

  restore = (call: string) => this.#control.restore(call);

  /** Holds such calls until the returned function runs. */
  async hold(call: string): Promise<() => Promise<void>> {
    await this.#control.hold(call);
    return () => this.#control.release(call);
  }
}
