import { createHash } from "node:crypto";
import { extname } from "node:path";
import { Stylesheet, stylesheetUrls } from "../css/stylesheet.ts";
import { forever } from "../http/cache-control.ts";
import { contentType } from "../http/static-folder.ts";
import { makeStaticResponse, type StaticResponse } from "../http/static-response.ts";
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
  readonly resources = new Map<string, StaticResponse>();
  /** Files that exist and stay outside: videos, which players ask for in parts. */
  readonly elsewhere = new Set<string>();
  readonly #source: PageSource;
  readonly #stylesheets = new Map<string, Promise<PublishedStylesheet>>();

  constructor(source: PageSource, files: ReadonlyMap<string, StaticResponse>) {
    this.#source = source;
    for (const [path, resource] of files) this.resources.set(path, resource);
  }

  /** The stylesheet of that address; read once. */
  stylesheet(href: string): Promise<PublishedStylesheet> {
    const known = this.#stylesheets.get(href);
    if (known) return known;
    const reading = this.#readStylesheet(href);
    this.#stylesheets.set(href, reading);
    return reading;
  }

  async #readStylesheet(href: string): Promise<PublishedStylesheet> {
    const css = Buffer.from(await this.#source.file(href)).toString("utf8");
    const addresses = new Map<string, string>();
    for (const url of stylesheetUrls(css)) addresses.set(url, await this.#keep(url, href));
    return { stylesheet: new Stylesheet(css), addresses };
  }

  /** Keeps a file that a stylesheet names; answers its published address. */
  async #keep(url: string, stylesheet: string): Promise<string> {
    const { pathname } = new URL(url, new URL(stylesheet, "http://build"));
    const body = await this.#source.file(pathname);
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    const address = `/assets/${hash}${extname(pathname)}`;
    if (!this.resources.has(address)) {
      const headers = { "Content-Type": contentType(pathname), "Cache-Control": forever };
      this.resources.set(address, await makeStaticResponse(body, headers));
    }
    return address;
  }
}
