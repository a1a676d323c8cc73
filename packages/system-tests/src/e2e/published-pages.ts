import { routePath, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { attribute, type Element, elements, textOf } from "@consultorio/publishing/html/html-tree";
import { parse } from "parse5";

/** Every page of the bundled site that a visitor can open. */
export const publicPaths = siteRoutes(bundledSite)
  .filter(({ page }) => page !== "not-found")
  .map(routePath);

/** The same with the page for an address that does not exist. */
export const allPaths = [...publicPaths, "/404"];

/** A published page as it is sent, for checks that need no browser. */
export class PublishedPage {
  readonly path: string;
  readonly html: string;
  readonly all: readonly Element[];

  constructor(path: string, html: string) {
    this.path = path;
    this.html = html;
    this.all = [...elements(parse(html))];
  }

  /** Elements of a name. */
  named(...names: string[]): Element[] {
    return this.all.filter(({ tagName }) => names.includes(tagName));
  }

  get title(): string {
    return this.named("title").map(textOf).join("");
  }

  /** The content of the `<meta>` of that name or property. */
  meta(name: string): string | undefined {
    const tag = this.named("meta").find(
      (element) => attribute(element, "name") === name || attribute(element, "property") === name,
    );
    return tag && attribute(tag, "content");
  }

  /** Where a `<link>` of that relation leads. */
  link(rel: string): string | undefined {
    const tag = this.named("link").find((element) => attribute(element, "rel") === rel);
    return tag && attribute(tag, "href");
  }

  /** Every address that a reader can follow. */
  get links(): string[] {
    return this.named("a", "area").flatMap((element) => attribute(element, "href") ?? []);
  }

  get ids(): Set<string> {
    return new Set(this.all.flatMap((element) => attribute(element, "id") ?? []));
  }

  /** The levels of its headings, in order. */
  get headings(): number[] {
    return this.named("h1", "h2", "h3", "h4", "h5", "h6").map(({ tagName }) => Number(tagName.slice(1)));
  }

  /** Its structured data, read back. */
  get structuredData(): { "@graph": { "@type": string }[] }[] {
    return this.named("script")
      .filter((script) => attribute(script, "type") === "application/ld+json")
      .map((script) => JSON.parse(textOf(script)));
  }
}

/** Fetches every page. */
export function fetchPages(origin: string, paths: readonly string[]): Promise<PublishedPage[]> {
  return Promise.all(
    paths.map(async (path) => new PublishedPage(path, await (await fetch(`${origin}${path}`)).text())),
  );
}

/**
 * The links of pages that lead nowhere: to an unknown protocol, to nothing on a page that is there, or to an address that
 * does not answer 200.
 */
export async function brokenLinks(origin: string, pages: readonly PublishedPage[]): Promise<string[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const elsewhere = new Map<string, string>();
  const leads = (page: PublishedPage, link: string): boolean => {
    const { origin: host, pathname, hash } = new URL(link, new URL(page.path, origin));
    if (host !== origin) return /^(?:https:|tel:|mailto:)/.test(link);
    const target = byPath.get(pathname);
    if (target === undefined) elsewhere.set(pathname, `${page.path}: ${link}`);
    const anchor = decodeURIComponent(hash.slice(1));
    return !link.endsWith("#") && (!target || ["", "top"].includes(anchor) || target.ids.has(anchor));
  };
  const broken = pages.flatMap((page) =>
    page.links.filter((link) => !leads(page, link)).map((link) => `${page.path}: ${link}`),
  );
  for (const [pathname, line] of elsewhere)
    if ((await fetch(`${origin}${pathname}`)).status !== 200) broken.push(line);
  return broken;
}
