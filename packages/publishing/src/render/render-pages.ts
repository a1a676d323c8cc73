import {
  type Route,
  redirects,
  routePath,
  type Site,
  siteRoutes,
  uploadAddress,
  uploadedFile,
} from "@consultorio/content";
import { pMapIterable } from "p-map";
import type { Elements } from "../assets/elements.ts";
import type { PictureFiles } from "../assets/picture-files.ts";
import { documentProblems, lostUploadProblems, pictureProblems } from "../checks/document-checks.ts";
import { type PageWeight, weightWarning } from "../checks/page-weight.ts";
import { scriptVocabulary } from "../css/vocabulary.ts";
import { SvgDrawings } from "../html/inline-svg.ts";
import type { StaticResponse } from "../http/static-response.ts";
import { type SharePicture, sharePicture } from "../open-graph/share-pictures.ts";
import { PublishFailed } from "../publish-error.ts";
import { type ListedPage, siteFiles } from "../site-files.ts";
import { siteIcons, touchIcon } from "../site-icons.ts";
import { KeptDocuments } from "./kept-documents.ts";
import { type DocumentSettings, finishDocument, type MadeDocument, modifiedSince } from "./make-document.ts";
import { PageAssets } from "./page-assets.ts";
import type { PageSource } from "./page-source.ts";

/** How far a publish is: pages done of all, and the page that was finished last. */
export interface PublishProgress {
  done: number;
  total: number;
  path: string;
}

/** What rendering has of the build, the same for every publication. */
export interface RenderSettings {
  origin: string;
  /** Names the build and the origin, see {@link DocumentSettings}. */
  build: string;
  elements: Elements;
  pictures: PictureFiles;
}

/** What rendering asks of the process that has the database. */
export interface RenderQuestions {
  /** What visitors get at a path now. */
  published: (path: string) => Promise<StaticResponse | undefined>;
  /** The file of a kept upload. */
  media: (path: string) => Promise<StaticResponse | null>;
  /** The name that an upload had, by its path. */
  uploadName: (path: string) => Promise<string>;
}

/** What a publication is rendered with. */
export interface RenderOptions extends RenderQuestions {
  onProgress: (progress: PublishProgress) => void;
}

/** What was made of a site. */
export interface RenderedPages {
  pages: Map<string, StaticResponse>;
  /** What an administrator is told of pages that are too heavy, in Spanish; else null. */
  warning: string | null;
}

/** Draws the pages of one publication after the other. */
export class PageRenderer {
  readonly #settings: RenderSettings;
  readonly #documents = new KeptDocuments();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
  }

  /** Draws every page of a site and everything that the pages need. Throws `PublishFailed` with all that is wrong. */
  async render(
    site: Site,
    source: PageSource,
    { onProgress, ...questions }: RenderOptions,
  ): Promise<RenderedPages> {
    const parts = { ...this.#settings, ...questions };
    const routes = siteRoutes(site);
    const assets = new PageAssets(source, await parts.elements.resources.get());
    for (const [path, icon] of await siteIcons(site, parts.media)) assets.resources.set(path, icon);
    const pages = new Pages(site, source, { ...parts, assets, documents: this.#documents });
    const drawn = pMapIterable(
      routes,
      async (route) => ({ route, share: await sharePicture(site, route, parts) }),
      {
        concurrency: 2,
        // The pictures are drawn ahead of the pages that name them.
        backpressure: Number.POSITIVE_INFINITY,
      },
    );
    let done = 0;
    for await (const { route, share } of drawn) {
      await pages.add(route, share);
      done += 1;
      onProgress({ done, total: routes.length, path: routePath(route) });
    }
    return pages.finish();
  }
}

/** The pages of one publication while they are made. */
class Pages {
  readonly #site: Site;
  readonly #source: PageSource;
  readonly #parts: RenderSettings & RenderQuestions;
  readonly #documents: KeptDocuments;
  readonly #settings: DocumentSettings;
  readonly #paths: ReadonlySet<string>;
  /** Where a link may lead: former addresses lead on to a page. */
  readonly #addresses: ReadonlySet<string>;
  readonly #problems;
  readonly #finished: { path: string; made: MadeDocument; page: Promise<StaticResponse> }[] = [];
  readonly #listed: ListedPage[] = [];
  /** Uploads that Multimedia does not have any more, as content names them, each with the first page that shows it. */
  readonly #lost = new Map<string, string>();
  #themeColor = "";

  constructor(
    site: Site,
    source: PageSource,
    {
      assets,
      documents,
      ...parts
    }: RenderSettings & RenderQuestions & { assets: PageAssets; documents: KeptDocuments },
  ) {
    const { origin, build, elements, pictures } = parts;
    this.#site = site;
    this.#source = source;
    this.#parts = parts;
    this.#documents = documents;
    this.#paths = new Set(siteRoutes(site).map(routePath));
    this.#addresses = this.#paths.union(new Set(redirects(site).map(({ from }) => from)));
    this.#problems = pictureProblems(site);
    const drawings = new SvgDrawings(pictures.has);
    this.#settings = {
      origin,
      build,
      assets,
      drawings,
      touchIcon: touchIcon(site),
      pictureAddress: pictures.address,
      scripts: scriptVocabulary(elements.source),
    };
  }

  /** Renders and checks one page. `finish` throws with the problems of all pages. */
  async add(route: Route, share: SharePicture | null): Promise<void> {
    const path = routePath(route);
    const { resources } = this.#settings.assets;
    if (share !== null) resources.set(share.address, share.resource);
    const { status, html } = await this.#source.page(path);
    // The page for an address that does not exist is a page like others in Next; the publication gives it its status.
    if (status !== 200) {
      this.#problems.push({ path, message: `no se pudo dibujar (respuesta ${status}).` });
      return;
    }
    const named = await this.#settings.assets.withSearchData(html);
    const made = await this.#documents.document(path, named, { share, settings: this.#settings });
    await this.#keepUploads(path, made);
    await this.#keepDrawings(made);
    this.#check(path, made);
    this.#themeColor = made.themeColor;
    const before = await this.#parts.published(path);
    const modified = modifiedSince(made, before, new Date());
    if (isListed(route)) this.#listed.push({ path, modified });
    // Compression has threads of its own: the next page is drawn meanwhile.
    const page = finishDocument(made, { status: statusOf(route), modified, before }, this.#settings);
    this.#finished.push({ path, made, page });
  }

  async finish(): Promise<RenderedPages> {
    const finished = await Promise.all(
      this.#finished.map(async ({ path, made, page }) => ({ path, made, page: await page })),
    );
    this.#documents.keepOnly(this.#paths);
    this.#problems.push(...lostUploadProblems(this.#site, this.#lost));
    if (this.#problems.length > 0) throw new PublishFailed(this.#problems);
    const files = await siteFiles({
      site: this.#site,
      origin: this.#settings.origin,
      pages: this.#listed,
      themeColor: this.#themeColor,
    });
    const weights = await Promise.all(finished.map(({ path, page, made }) => this.#weigh(path, page, made)));
    const names = new Map<string, string>();
    for (const { picture } of weights)
      if (picture) names.set(picture.address, await this.#parts.uploadName(picture.address));
    return {
      pages: new Map([
        ...this.#settings.assets.resources,
        ...files,
        ...finished.map(({ path, page }) => [path, page] as const),
      ]),
      warning: weightWarning(weights, (address) => names.get(address) ?? address),
    };
  }

  /** What a phone fetches of a page before anybody scrolls. */
  async #weigh(path: string, page: StaticResponse, { facts }: MadeDocument): Promise<PageWeight> {
    const { resources } = this.#settings.assets;
    const shared = [this.#parts.elements.url, ...facts.fonts].map((address) =>
      sentBytes(resources.get(address)),
    );
    const address = phoneFile(facts.firstPicture);
    const picture =
      address === null ? null : (resources.get(address) ?? (await this.#parts.pictures.get(address)));
    return {
      path,
      document: sentBytes(page),
      shared: shared.reduce((sum, bytes) => sum + bytes, 0),
      picture: address === null || !picture ? null : { address, bytes: sentBytes(picture) },
    };
  }

  /** Pictures that a page shows become part of the publication: it does not need the database for them. */
  async #keepUploads(page: string, { facts }: MadeDocument): Promise<void> {
    const { resources, elsewhere } = this.#settings.assets;
    const named = [...facts.pictures, ...facts.links]
      .filter((address) => address.startsWith("/media/"))
      .map((address) => address.replace(/[?#].*$/, ""));
    for (const path of new Set(named)) {
      if (resources.has(path) || elsewhere.has(path) || this.#lost.has(uploadOf(path))) continue;
      const resource = await this.#parts.media(path);
      if (resource === null) this.#lost.set(uploadOf(path), page);
      else if (resource.headers["Content-Type"]?.startsWith("video/")) elsewhere.add(path);
      else resources.set(path, resource);
    }
  }

  /** Stores the drawings of the library that a page names, compressed, at the same address. */
  async #keepDrawings({ facts }: MadeDocument): Promise<void> {
    const { drawings, assets } = this.#settings;
    for (const path of new Set(facts.pictures)) {
      const drawing = assets.resources.has(path) ? null : await drawings.resource(path);
      if (drawing !== null) assets.resources.set(path, drawing);
    }
  }

  #check(path: string, { facts }: MadeDocument): void {
    const { origin, assets } = this.#settings;
    const { resources, elsewhere } = assets;
    // A missing upload is reported once, not for each page and size.
    const exists = (file: string) =>
      resources.has(file) ||
      elsewhere.has(file) ||
      this.#lost.has(uploadOf(file)) ||
      this.#parts.pictures.has(file);
    this.#problems.push(...documentProblems(path, facts, { origin, pages: this.#addresses, exists }));
  }
}

/** Maps the address of one of an upload's files to the address that content uses. Returns other addresses unchanged. */
function uploadOf(address: string): string {
  const file = uploadedFile(address);
  return file === null ? address : uploadAddress(file.picture);
}

/** The width in pixels in which a phone asks for a picture that fills its screen. */
const phoneWidth = 720;

function phoneFile(files: MadeDocument["facts"]["firstPicture"]): string | null {
  const file = files.find(({ width }) => width === 0 || width >= phoneWidth) ?? files.at(-1);
  return file?.address ?? null;
}

const sentBytes = (file: StaticResponse | undefined) => (file?.brotli ?? file?.body)?.length ?? 0;

const statusOf = (route: Route) => (route.page === "not-found" ? 404 : 200);

/** Search engines list every page that has words of its own. */
const isListed = ({ page }: Route) => page !== "not-found" && page !== "search";
