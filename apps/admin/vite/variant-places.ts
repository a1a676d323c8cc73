import { parentPort } from "node:worker_threads";
import type { SectionType, Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import {
  anyEntry,
  changedPlaces,
  type FormField,
  filledSites,
  formFields,
  shownPlaces,
} from "@consultorio/content/field-places";
import { type Drawing, drawings, selectedContent } from "./drawings.ts";

/** What this thread sends when it has drawn everything: some seconds of work. */
export interface FoundPlaces {
  /**
   * The ids of the variants that show each field of the site's content that no page shows by itself. A list's entries are
   * under `*`: `heroSlider.slides.*.title`.
   */
  variants: Record<string, string[]>;
  /** The fields that no page and no variant shows. */
  nowhere: string[];
}

/** Search engines alone read `metadata`. */
const fields = formFields().filter(({ path }) => !path.includes("metadata."));

/** The fields that a page shows by itself, whatever variants are chosen. */
const onPages = new Set<FormField>();

/** The ids of the variants that show a field. */
const variants = new Map<FormField, Set<string>>();

function findOnPages(site: Site, pages: readonly Drawing[]): void {
  for (const { draw } of pages) {
    const unknown = fields.filter((field) => !onPages.has(field));
    for (const { field } of shownPlaces(draw, site, unknown)) onPages.add(field);
  }
}

/** A variant shows only fields from which the contract of its section takes something. */
function findInVariants(site: Site, type: SectionType, drawn: readonly Drawing[]): void {
  const content = (changed: Site) => selectedContent(type, changed);
  const taken = new Set(changedPlaces(content, site, fields).map(({ field }) => field));
  for (const { name, draw } of drawn) {
    const unknown = [...taken].filter((field) => !variants.get(field)?.has(name));
    for (const { field } of shownPlaces(draw, site, unknown))
      variants.set(field, (variants.get(field) ?? new Set()).add(name));
  }
}

const all = drawings(bundledSite);
const seen = new Set<string>();
for (const site of filledSites(bundledSite)) {
  // Most of the later sites look as the first one does.
  const unseen = all.filter(({ name, draw }) => seen.size < seen.add(`${name}: ${draw(site)}`).size);
  for (const [type, drawn] of Map.groupBy(unseen, ({ section }) => section)) {
    if (type === null) findOnPages(site, drawn);
    else findInVariants(site, type, drawn);
  }
}

const places: FoundPlaces = { variants: {}, nowhere: [] };
for (const field of fields.filter((each) => !onPages.has(each))) {
  const ids = variants.get(field);
  if (ids === undefined) places.nowhere.push(`${field.document}.${field.path}`);
  else if (field.document === "siteContent") places.variants[anyEntry(field.path)] = [...ids];
}
parentPort?.postMessage(places);
