import type { Site } from "../site/documents.ts";
import { type CollectionName, type Route, routePath } from "../site/route.ts";
import { interpolate } from "../site/text.ts";

/** What the site's content does not hold of itself. */
export interface StructuredDataOptions {
  /** Scheme and host of the public address, no final slash. */
  origin: string;
  /** The path of a picture file that content names, or null where there is none. */
  picture: (path: string) => string | null;
  /** Names of the pages that the breadcrumb goes through. */
  words: { home: string; collections: Record<CollectionName, string> };
}

/** A site with the ways to name its parts in structured data. */
export class Setting {
  readonly site: Site;
  readonly options: StructuredDataOptions;

  constructor(site: Site, options: StructuredDataOptions) {
    this.site = site;
    this.options = options;
  }

  /** Absolute address of a page. */
  url(route: Route): string {
    return this.absolute(routePath(route));
  }

  absolute(path: string): string {
    return `${this.options.origin}${path}`;
  }

  /** Absolute address of a picture, or empty. */
  picture(path: string): string {
    const file = this.options.picture(path);
    return file === null ? "" : this.absolute(file);
  }

  /** A text with the site's facts in their places. */
  text(value: string): string {
    return interpolate(value, this.site.siteContent);
  }

  /** The office, the doctor and the site as a whole: the same node on every page. */
  id(node: "consultorio" | "especialista" | "sitio"): string {
    return this.absolute(`/#${node}`);
  }
}
