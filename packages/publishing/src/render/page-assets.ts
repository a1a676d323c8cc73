import { createHash } from "node:crypto";
import { extname } from "node:path";
import { searchDataPath } from "@consultorio/content";
import { Stylesheet, stylesheetUrls } from "../css/stylesheet.ts";
import { forever, hourly } from "../http/cache-control.ts";
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

  /**
   * A page that names the data of the search, with the address that changes with that data. The server reads it at its
   * plain address.
   */
  async withSearchData(html: string): Promise<string> {
    const named = `data-index="${searchDataPath}"`;
    if (!html.includes(named)) return html;
    const { address, resource } = await this.#keep(searchDataPath);
    const headers = { ...resource.headers, "Cache-Control": hourly };
    this.resources.set(searchDataPath, { ...resource, headers });
    return html.replaceAll(named, `data-index="${address}"`);
  }

  async #readStylesheet(href: string): Promise<PublishedStylesheet> {
    const css = Buffer.from(await this.#source.file(href)).toString("utf8");
    const addresses = new Map<string, string>();
    for (const url of stylesheetUrls(css)) {
      const { pathname } = new URL(url, new URL(href, "http://build"));
      addresses.set(url, (await this.#keep(pathname)).address);
    }
    return { stylesheet: new Stylesheet(css), addresses };
  }

  /** Keeps a file of the source at its published address. */
  async #keep(pathname: string): Promise<{ address: string; resource: StaticResponse }> {
    const body = await this.#source.file(pathname);
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    const address = `/assets/${hash}${extname(pathname)}`;
    const headers = { "Content-Type": contentType(pathname), "Cache-Control": forever };
    const resource = this.resources.get(address) ?? (await makeStaticResponse(body, headers));
    this.resources.set(address, resource);
    return { address, resource };
  }
}
