import type { RecordGraph } from "../kinds/structured-data.ts";
import type { Site } from "../site/documents.ts";
import { type Route, routePath } from "../site/route.ts";
import { interpolate } from "../site/text.ts";
import { fieldTypes } from "./medical-field.ts";

/** Facts that are not in the site's content. */
export interface StructuredDataOptions {
  /** Scheme and host of the public address, no final slash. */
  origin: string;
  /** The path of a picture file that content names, or null where there is none. */
  picture: (path: string) => string | null;
  /** Names of the pages in the breadcrumb. */
  words: { home: string };
}

/** The site of a graph, with the addresses and ids that its nodes have. */
export class GraphContext implements RecordGraph {
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

  /** A text with the site's facts in place of its placeholders. */
  text(value: string): string {
    return interpolate(value, this.site.siteContent);
  }

  /** The office's field of medicine, as schema.org names it. */
  get specialty() {
    return fieldTypes(this.site.siteContent).specialties[0];
  }

  /** Reference to the office, the doctor or the site as a whole: the same node on every page. */
  node(name: "consultorio" | "especialista" | "sitio") {
    return { "@id": this.absolute(`/#${name}`) };
  }
}
