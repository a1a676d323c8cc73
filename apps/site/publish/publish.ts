import { type Route, routePath, type Site, siteRoutes } from "@consultorio/content";
import type { Actor, PublicationSummary, PublishedPage, Store } from "@consultorio/store";
import type { DraftRenderer } from "../server/draft-renderer.ts";
import type { Elements } from "../server/elements.ts";
import type { LiveSite } from "../server/live-site.ts";
import type { Resource } from "../server/resource.ts";
import { Assets } from "./assets.ts";
import { documentProblems } from "./check.ts";
import { finishDocument, type MadeDocument, makeDocument, type Setting } from "./make-document.ts";
import { loopbackSource, type PageSource } from "./page-source.ts";
import { PublishBusy, PublishFailed, type PublishProblem } from "./publish-error.ts";
import { scriptVocabulary } from "./stylesheet.ts";

/** How far a publish is: pages done of all, and the page that was finished last. */
export interface PublishProgress {
  done: number;
  total: number;
  path: string;
}

export interface PublishOptions {
  /** The revision to publish; the draft unless told. */
  revisionId?: string;
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublisherParts {
  store: Store;
  live: LiveSite;
  drafts: DraftRenderer;
  elements: Elements;
  origin: string;
  /** Names the build and the origin, see {@link Setting}. */
  build: string;
  /** Address of the loopback, once Next is ready. */
  loopback: Promise<string>;
  /** Whether a picture or another file that is no page is served at a path. */
  isServed: (path: string) => boolean;
  /** The file of a kept upload. */
  media: (path: string) => Promise<Resource | null>;
}

/** Makes publications. One at a time: what is published is checked whole, or nothing changes. */
export class Publisher {
  readonly #parts: PublisherParts;
  #running = false;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /** Whether a publish is under way. */
  get busy(): boolean {
    return this.#running;
  }

  /**
   * Draws every page of a revision, checks all of them, stores them and makes them live. Throws `PublishBusy` while
   * another publish runs and `PublishFailed` with every page that is not fit to be seen; visitors then notice nothing.
   */
  async publish(actor: Actor, options: PublishOptions = {}): Promise<PublicationSummary> {
    if (this.#running) throw new PublishBusy();
    this.#running = true;
    try {
      return await this.#publish(actor, options);
    } finally {
      this.#running = false;
    }
  }

  async #publish(actor: Actor, { revisionId, onProgress }: PublishOptions): Promise<PublicationSummary> {
    const { store, live, drafts, loopback } = this.#parts;
    const id = revisionId ?? (await store.draft())?.id;
    if (id === undefined)
      throw new PublishFailed([{ path: "", message: "Todavía no hay nada que publicar." }]);
    const site = await drafts.site(id);
    const source = loopbackSource(await loopback, drafts.keyFor(id));
    const pages = await this.#makePages(site, source, onProgress ?? (() => {}));
    const publication = await store.createPublication(actor, { revisionId: id, pages });
    await live.load();
    return publication;
  }

  async #makePages(
    site: Site,
    source: PageSource,
    onProgress: (progress: PublishProgress) => void,
  ): Promise<PublishedPage[]> {
    const { origin, build, elements } = this.#parts;
    const assets = new Assets(source, elements.resources);
    const setting = { origin, build, assets, scripts: scriptVocabulary(elements.source) };
    const routes = siteRoutes(site);
    const finished: Promise<PublishedPage>[] = [];
    const problems: PublishProblem[] = [];
    for (const [index, route] of routes.entries()) {
      const path = routePath(route);
      const made = await draw(route, source, setting);
      if ("message" in made) problems.push({ path, message: made.message });
      else {
        await this.#keepUploads(made, assets);
        problems.push(...this.#problems(path, made, { routes, assets }));
        // Compression has threads of its own: the next page is drawn meanwhile.
        finished.push(finishDocument(made, statusOf(route), setting).then((page) => pageOf(path, page)));
      }
      onProgress({ done: index + 1, total: routes.length, path });
    }
    const pages = await Promise.all(finished);
    if (problems.length > 0) throw new PublishFailed(problems);
    return [...pages, ...[...assets.resources].map(([path, resource]) => pageOf(path, resource))];
  }

  /** Uploads that a page shows become part of the publication: it does not need the database. */
  async #keepUploads({ facts }: MadeDocument, assets: Assets): Promise<void> {
    for (const path of new Set(facts.pictures.filter((address) => address.startsWith("/media/")))) {
      if (assets.resources.has(path)) continue;
      const resource = await this.#parts.media(path);
      if (resource) assets.resources.set(path, resource);
    }
  }

  #problems(path: string, { facts }: MadeDocument, { routes, assets }: { routes: Route[]; assets: Assets }) {
    const pages = new Set(routes.map(routePath));
    const exists = (file: string) => assets.resources.has(file) || this.#parts.isServed(file);
    return documentProblems(path, facts, { origin: this.#parts.origin, pages, exists });
  }
}

const statusOf = (route: Route) => (route.page === "not-found" ? 404 : 200);

async function draw(
  route: Route,
  source: PageSource,
  setting: Setting,
): Promise<MadeDocument | { message: string }> {
  const { status, html } = await source.page(routePath(route));
  if (status !== statusOf(route)) return { message: `no se pudo dibujar (respuesta ${status}).` };
  return makeDocument(html, setting);
}

const nothing = new Uint8Array();

function pageOf(path: string, { status, headers, body, brotli, gzip, etag }: Resource): PublishedPage {
  return { path, status, headers, body, etag, brotli: brotli ?? nothing, gzip: gzip ?? nothing };
}
