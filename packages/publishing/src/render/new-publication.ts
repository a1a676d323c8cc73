import {
  type DrawnSite,
  type Route,
  redirects,
  routePath,
  searchDataPath,
  siteRoutes,
  uploadAddress,
  uploadedFile,
} from "@consultorio/content";
import { documentProblems, lostUploadProblems, pictureProblems } from "../checks/document-checks.ts";
import { type PageWeight, weightWarning } from "../checks/page-weight.ts";
import { scriptVocabulary } from "../css/vocabulary.ts";
import { checkedFacts } from "../html/document-facts.ts";
import { SvgDrawings } from "../html/inline-svg.ts";
import { type PublishedHead, type RenderedResponse, sentBytes } from "../http/rendered-response.ts";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import { PublishFailed } from "../publish-error.ts";
import { type ListedPage, siteFiles } from "../site-files.ts";
import { siteIcons, touchIcon } from "../site-icons.ts";
import {
  buildHeader,
  type DocumentSettings,
  finishDocument,
  makeDocument,
  modifiedSince,
  redatedPage,
} from "./make-document.ts";
import { PageAssets } from "./page-assets.ts";
import { drawnMark, frameOf, type PageRecord, type PageRecords } from "./page-records.ts";
import type { PageSource } from "./page-source.ts";
import { ReadsCheck, ReadsCollection } from "./reads/reads.ts";
import { recordReads } from "./reads/record-reads.ts";
import type { RenderOptions, RenderSettings } from "./render-options.ts";

type PublicationParts = RenderSettings & Omit<RenderOptions, "onProgress" | "changes">;

/** The record of a page before its document is compressed. */
type NewRecord = Omit<PageRecord, "etag">;

/** A publication while it is made. */
export class NewPublication {
  readonly #site: DrawnSite;
  readonly #source: PageSource;
  readonly #records: PageRecords;
  readonly #parts: PublicationParts;
  readonly #settings: DocumentSettings;
  /** The public responses of this build. Another build may make another response of the same file. */
  readonly #published: ReadonlyMap<string, PublishedHead>;
  /** The possible targets of a link: pages, and former addresses that lead to one. */
  readonly #addresses: ReadonlySet<string>;
  readonly #check = new ReadsCheck();
  readonly #reads = new ReadsCollection();
  readonly #problems;
  readonly #finished: { path: string; record: NewRecord; page: Promise<RenderedResponse> }[] = [];
  readonly #listed: ListedPage[] = [];
  /** Uploads that Multimedia does not have any more, as content names them, each with the first page that shows it. */
  readonly #lost = new Map<string, string>();
  readonly #uploads = new Map<string, Promise<boolean>>();
  #themeColor = "";

  /** `records` describe the sources of public pages. */
  constructor(site: DrawnSite, source: PageSource, records: PageRecords, parts: PublicationParts) {
    const { origin, build, elements, pictures, published } = parts;
    this.#site = site;
    this.#source = source;
    this.#records = records;
    this.#parts = parts;
    // Imported pages have no records, and are not trusted.
    const isOfBuild = records.size > 0 && published.get("/")?.headers[buildHeader] === build;
    this.#published = isOfBuild ? published : new Map();
    const paths = new Set(siteRoutes(site).map(routePath));
    this.#addresses = paths.union(new Set(redirects(site).map(({ from }) => from)));
    this.#problems = pictureProblems(site);
    this.#settings = {
      origin,
      build,
      assets: new PageAssets(source, this.#published),
      drawings: new SvgDrawings(pictures.has),
      touchIcon: touchIcon(site),
      pictureAddress: pictures.address,
      scripts: scriptVocabulary(elements.source),
    };
  }

  /** Adds the files that every publication has, whatever its pages are. */
  async addFiles(): Promise<void> {
    const { elements, media } = this.#parts;
    const { assets } = this.#settings;
    for (const address of elements.addresses)
      await assets.add(address, async () => (await elements.resources.get()).get(address) ?? null);
    for (const [path, icon] of await siteIcons(this.#site, media)) assets.resources.set(path, icon);
  }

  /** Makes and checks one page. `finish` throws with the problems of all pages. */
  async add(route: Route, share: SharePicture | null): Promise<void> {
    const path = routePath(route);
    if (share !== null) this.#settings.assets.resources.set(share.address, share.resource);
    const frame = frameOf(share, this.#settings.touchIcon);
    const publicPage = this.#knownPage(path, frame);
    if (publicPage !== null && this.#check.holds(publicPage.record.reads, this.#site)) {
      const reads = this.#reads.keep(publicPage.record.reads);
      return this.#keep(route, { ...publicPage.record, reads }, publicPage.page);
    }
    const { recorded, reads: tree } = recordReads(this.#site);
    const { status, html: bare } = await this.#source.page(path, recorded);
    // The page for an address that does not exist is a page like others in Next; the publication gives it its status.
    if (status !== 200) {
      this.#problems.push({ path, message: `no se pudo dibujar (respuesta ${status}).` });
      return;
    }
    const { html, searchData } = await this.#withSearchData(bare, recorded);
    const reads = this.#reads.add(tree, this.#site);
    const drawn = drawnMark(html);
    if (publicPage?.record.drawn === drawn)
      return this.#keep(route, { ...publicPage.record, reads }, publicPage.page);
    const { html: text, facts, ...made } = await makeDocument(html, share, this.#settings);
    const record = { reads, frame, drawn, searchData, made: { ...made, facts: checkedFacts(facts) } };
    const before = this.#parts.published.get(path);
    await this.#addPage(route, record, before, (modified) =>
      finishDocument(
        { ...made, html: text, facts },
        { status: statusOf(route), modified, before },
        this.#settings,
      ),
    );
  }

  /** A public page that has a record, if it was made with the same frame. */
  #knownPage(path: string, frame: string): { record: PageRecord; page: PublishedHead } | null {
    const record = this.#records.get(path);
    const page = this.#published.get(path);
    return page && record?.etag === page.etag && record.frame === frame ? { record, page } : null;
  }

  /** A page that names the data of the search, with the address that changes with that data. */
  async #withSearchData(html: string, site: DrawnSite): Promise<{ html: string; searchData: string | null }> {
    const named = `data-index="${searchDataPath}"`;
    if (!html.includes(named)) return { html, searchData: null };
    const searchData = await this.#settings.assets.searchData(await this.#source.searchData(site));
    return { html: html.replaceAll(named, `data-index="${searchData}"`), searchData };
  }

  #keep(route: Route, record: NewRecord, page: PublishedHead): Promise<void> {
    return this.#addPage(route, record, page, async (modified) => redatedPage(page, modified));
  }

  /** `finish` makes the response of a page from the date of its content. */
  async #addPage(
    route: Route,
    record: NewRecord,
    before: PublishedHead | undefined,
    finish: (modified: Date) => Promise<RenderedResponse>,
  ): Promise<void> {
    const path = routePath(route);
    const { made, searchData } = record;
    if (searchData !== null) this.#settings.assets.addSearchData(searchData);
    // Files that its stylesheets name belong to the publication.
    for (const href of made.stylesheets) await this.#settings.assets.stylesheet(href);
    await this.#keepUploads(path, record);
    await this.#keepDrawings(record);
    this.#checkPage(path, record);
    this.#themeColor = made.themeColor;
    const modified = modifiedSince(made, before, new Date());
    if (isListed(route)) this.#listed.push({ path, modified });
    // Compression has threads of its own: the next page is drawn meanwhile.
    this.#finished.push({ path, record, page: finish(modified) });
  }

  /** Throws `PublishFailed` with the problems of all pages. */
  async finish(): Promise<{
    pages: Map<string, RenderedResponse>;
    warning: string | null;
    records: PageRecords;
  }> {
    const finished = await Promise.all(
      this.#finished.map(async ({ page, ...rest }) => ({ ...rest, page: await page })),
    );
    if (this.#lost.size > 0) this.#problems.push(...lostUploadProblems(this.#site, this.#lost));
    if (this.#problems.length > 0) throw new PublishFailed(this.#problems);
    const files = await siteFiles({
      site: this.#site,
      origin: this.#settings.origin,
      pages: this.#listed,
      themeColor: this.#themeColor,
    });
    const weights = await Promise.all(
      finished.map(({ path, page, record }) => this.#weigh(path, page, record)),
    );
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
      records: new Map(finished.map(({ path, page, record }) => [path, { ...record, etag: page.etag }])),
    };
  }

  /** The bytes of a page that a phone fetches before anybody scrolls. */
  async #weigh(path: string, page: RenderedResponse, { made: { facts } }: NewRecord): Promise<PageWeight> {
    const { resources } = this.#settings.assets;
    const bytesOf = (file: RenderedResponse | undefined) => (file === undefined ? 0 : sentBytes(file));
    const shared = [this.#parts.elements.url, ...facts.fonts].map((address) =>
      bytesOf(resources.get(address)),
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
  async #keepUploads(page: string, { made: { facts } }: NewRecord): Promise<void> {
    const { resources, elsewhere } = this.#settings.assets;
    const named = [...facts.pictures, ...facts.links]
      .filter((address) => address.startsWith("/media/"))
      .map((address) => address.replace(/[?#].*$/, ""));
    for (const path of new Set(named)) {
      if (resources.has(path) || elsewhere.has(path) || this.#lost.has(uploadOf(path))) continue;
      const resource = await this.#upload(path);
      if (resource === null) this.#lost.set(uploadOf(path), page);
      else if (resource.headers["Content-Type"]?.startsWith("video/")) elsewhere.add(path);
      else resources.set(path, resource);
    }
  }

  /** The file of an upload. Its address changes with its content, so a public file is not read again. */
  async #upload(path: string): Promise<RenderedResponse | null> {
    const published = this.#published.get(path);
    if (published === undefined) return this.#parts.media(path);
    const upload = uploadOf(path);
    const isKept = this.#uploads.get(upload) ?? this.#parts.hasUpload(path);
    this.#uploads.set(upload, isKept);
    return (await isKept) ? published : null;
  }

  /** Stores the drawings of the library that a page names, compressed, at the same address. */
  async #keepDrawings({ made: { facts } }: NewRecord): Promise<void> {
    const { drawings, assets } = this.#settings;
    for (const path of facts.pictures)
      if (drawings.has(path)) await assets.add(path, () => drawings.resource(path));
  }

  #checkPage(path: string, { made: { facts } }: NewRecord): void {
    const { origin, assets } = this.#settings;
    const { resources, elsewhere } = assets;
    // A lost file is reported once, and not for each page and size.
    const exists = (file: string) =>
      resources.has(file) ||
      elsewhere.has(file) ||
      this.#lost.has(uploadOf(file)) ||
      this.#parts.pictures.has(file);
    this.#problems.push(...documentProblems(path, facts, { origin, pages: this.#addresses, exists }));
  }
}

/** The path of an upload in the content, for the address of one of its files; any other address unchanged. */
function uploadOf(address: string): string {
  const file = uploadedFile(address);
  return file === null ? address : uploadAddress(file.picture);
}

/** The width in pixels in which a phone asks for a picture that fills its screen. */
const phoneWidth = 720;

function phoneFile(files: readonly { address: string; width: number }[]): string | null {
  const file = files.find(({ width }) => width === 0 || width >= phoneWidth) ?? files.at(-1);
  return file?.address ?? null;
}

const statusOf = (route: Route) => (route.page === "not-found" ? 404 : 200);

/** Search engines list every page with content. */
const isListed = ({ page }: Route) => page !== "not-found" && page !== "search";
