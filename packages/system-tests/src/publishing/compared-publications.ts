import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clinicDay, type Site } from "@consultorio/content";
import { headOf, type PublishedHead, withBytes } from "@consultorio/publishing/http/rendered-response";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { buildHeader } from "@consultorio/publishing/render/make-document";
import type { RenderedPages, RenderOptions } from "@consultorio/publishing/render/render-options";
import { RenderingProcess } from "@consultorio/server/rendering/rendering-process";
import type { StaticResponse } from "@consultorio/store";
import { siteFolder } from "@consultorio/testkit/server/running-server";

type Pages = ReadonlyMap<string, StaticResponse>;

const settings = { folder: siteFolder, origin: "https://www.ejemplo.mx", build: "a" };
const movedClock = fileURLToPath(import.meta.resolve("@consultorio/testkit/server/moved-clock"));

interface Compared {
  /** The differences between both. */
  differences: string[];
  /** The pages that are not as they were, and how many are. */
  made: string[];
  kept: number;
  failed: boolean;
}

/**
 * Publishes the same content twice, each time with nothing public but what was published before: once so that pages are
 * taken from the last publication, and once so that none is.
 */
export class ComparedPublications {
  readonly #clock: string;
  readonly #incremental = new RenderingProcess(settings);
  readonly #whole = new RenderingProcess(settings);
  #ahead = 0;
  #records: Uint8Array | null = null;
  /** The public responses after each publication. */
  readonly publications: Pages[] = [new Map()];

  /** `folder` is for the file with the time by which the clock is ahead. */
  constructor(folder: string) {
    this.#clock = join(folder, "clock");
  }

  /** Has the clock of both go on. */
  async moveClock(days: number): Promise<void> {
    this.#ahead += days * 86_400_000;
    await writeFile(this.#clock, String(this.#ahead));
    Object.assign(process.env, { CLOCK_FILE: this.#clock, NODE_OPTIONS: `--import ${movedClock}` });
  }

  get day(): string {
    return clinicDay(new Date(this.#now()));
  }

  #now = () => Date.now() + this.#ahead;

  /** Ends the process that knows the last publication, as after some time without one. */
  forget(): Promise<void> {
    return this.#incremental.close();
  }

  /** Makes an earlier publication public again. */
  goBack(publication: Pages): void {
    this.publications.push(publication);
  }

  /** Publishes a site both ways. */
  async publish(site: Site): Promise<Compared> {
    const published = this.publications.at(-1) ?? new Map();
    const start = Math.floor(this.#now() / 1000) * 1000;
    const incremental = await this.#render(this.#incremental, site, {
      published: headsOf(published),
      records: async () => this.#records,
    });
    const whole = await this.#render(this.#whole, site, {
      published: ofAnotherBuild(headsOf(published)),
      records: async () => null,
    });
    if (Array.isArray(incremental) || Array.isArray(whole)) {
      const differences = JSON.stringify(incremental) === JSON.stringify(whole) ? [] : ["problems"];
      return { differences, made: [], kept: 0, failed: true };
    }
    const pages = withBytes(incremental.pages, published);
    const differences = differencesOf(pages, withBytes(whole.pages, published), start);
    if (incremental.warning !== whole.warning) differences.push("warning");
    this.#records = incremental.records;
    this.publications.push(pages);
    const documents = [...incremental.pages].filter(([, { headers }]) => buildHeader in headers);
    const made = documents.filter(([, page]) => "body" in page).map(([path]) => path);
    return { differences, made, kept: documents.length - made.length, failed: false };
  }

  async #render(
    renderer: RenderingProcess,
    site: Site,
    options: Pick<RenderOptions, "published" | "records">,
  ): Promise<RenderedPages | unknown[]> {
    try {
      return await renderer.render(JSON.parse(JSON.stringify(site)), {
        ...options,
        media: async () => null,
        hasUpload: async () => false,
        uploadName: async (path) => path,
        changes: {},
        onProgress: () => {},
      });
    } catch (error) {
      if (error instanceof PublishFailed) return error.problems;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#incremental.close();
    await this.#whole.close();
    Reflect.deleteProperty(process.env, "NODE_OPTIONS");
    Reflect.deleteProperty(process.env, "CLOCK_FILE");
  }
}

const headsOf = (pages: Pages) => new Map(Array.from(pages, ([path, page]) => [path, headOf(page)]));

/** Nothing is reused from another build, except the dates and the pictures for sharing. */
const ofAnotherBuild = (pages: ReadonlyMap<string, PublishedHead>) =>
  new Map(
    Array.from(pages, ([path, page]) => {
      const { [buildHeader]: build, ...headers } = page.headers;
      return [path, { ...page, headers: build === undefined ? headers : { ...headers, [buildHeader]: "b" } }];
    }),
  );

function differencesOf(one: Pages, other: Pages, start: number): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => textOf(one.get(path), start) !== textOf(other.get(path), start),
  );
}

/**
 * The whole response, with the same date for everything that was dated during the publication: the two were not made in
 * the same second.
 */
function textOf(page: StaticResponse | undefined, start: number): string {
  if (page === undefined) return "";
  const { status, headers, body, brotli, gzip, etag } = page;
  const parts = [body, brotli, gzip].map((bytes) => Buffer.from(bytes ?? []).toString("latin1"));
  const dated = (text: string) => (Date.parse(text) >= start ? "now" : text);
  const modified = dated(headers["Last-Modified"] ?? "");
  if (headers["Content-Type"]?.startsWith("application/xml"))
    return JSON.stringify([parts[0]?.replace(/(?<=<lastmod>)[^<]*/g, dated), status, headers]);
  return JSON.stringify([status, Object.entries({ ...headers, "Last-Modified": modified }), etag, parts]);
}
