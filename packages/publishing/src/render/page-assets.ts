import { createHash } from "node:crypto";
import { extname } from "node:path";
import { searchDataPath } from "@consultorio/content";
import { Stylesheet, stylesheetUrls } from "../css/stylesheet.ts";
import { forever, hourly } from "../http/cache-control.ts";
import type { RenderedResponse } from "../http/rendered-response.ts";
import { contentType } from "../http/static-folder.ts";
import { makeStaticResponse } from "../http/static-response.ts";
import type { PageSource } from "./page-source.ts";

/** A stylesheet of the build with the published address of every file that it names. */
export interface PublishedStylesheet {
  stylesheet: Stylesheet;
  addresses: ReadonlyMap<string, string>;
}

/**
 * The files that the documents of one publication need, at addresses that change with their content. They are kept in
 * the publication itself, so that an old one still looks right after the build that made it is gone.
 */
export class PageAssets {
  readonly resources = new Map<string, RenderedResponse>();
  /** Files that exist and stay outside: videos, which players ask for in parts. */
  readonly elsewhere = new Set<string>();
  readonly #source: Pick<PageSource, "file">;
  readonly #published: ReadonlyMap<string, RenderedResponse>;
  readonly #stylesheets = new Map<string, Promise<PublishedStylesheet>>();

  /** `published` has the files of this build that are public already: they are not made again. */
  constructor(
    source: Pick<PageSource, "file">,
    published: ReadonlyMap<string, RenderedResponse> = new Map(),
  ) {
    this.#source = source;
    this.#published = published;
  }

  /** The stylesheet of that address; read once. */
  stylesheet(href: string): Promise<PublishedStylesheet> {
    const cached = this.#stylesheets.get(href);
    if (cached) return cached;
    const reading = this.#readStylesheet(href);
    this.#stylesheets.set(href, reading);
    return reading;
  }

  /** Keeps the data of the search, and returns its published address. */
  searchData(body: Uint8Array): Promise<string> {
    return this.#keep(searchDataPath, body);
  }

  /** Adds the data of the search that is kept or public at an address, and at the plain one, where the server reads it. */
  addSearchData(address: string): void {
    const data = this.resources.get(address) ?? this.#published.get(address);
    if (data === undefined) throw new Error(`The data of the search is not at ${address}.`);
    this.resources.set(address, data);
    this.resources.set(searchDataPath, { ...data, headers: { ...data.headers, "Cache-Control": hourly } });
  }

  async #readStylesheet(href: string): Promise<PublishedStylesheet> {
    const css = Buffer.from(await this.#source.file(href)).toString("utf8");
    const addresses = new Map<string, string>();
    for (const url of stylesheetUrls(css)) {
      const { pathname } = new URL(url, new URL(href, "http://build"));
      addresses.set(url, await this.#keep(pathname, await this.#source.file(pathname)));
    }
    return { stylesheet: new Stylesheet(css), addresses };
  }

  /** Keeps a file, and returns its published address. */
  async #keep(pathname: string, body: Uint8Array): Promise<string> {
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    const address = `/assets/${hash}${extname(pathname)}`;
    const headers = { "Content-Type": contentType(pathname), "Cache-Control": forever };
    await this.add(address, () => makeStaticResponse(body, headers));
    return address;
  }

  /** Adds a file at an address that changes with its content, unless it is there. */
  async add(address: string, make: () => Promise<RenderedResponse | null>): Promise<void> {
    if (this.resources.has(address)) return;
    const resource = this.#published.get(address) ?? (await make());
    if (resource !== null) this.resources.set(address, resource);
  }
}
