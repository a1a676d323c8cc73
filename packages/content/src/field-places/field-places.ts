import type { Site } from "../site/documents.ts";
import { differences, textsIn } from "./differences.ts";
import { anyEntry, type FormField, withOtherValues } from "./form-fields.ts";
import { type MarkedSite, markedSite } from "./marked-site.ts";

/** A field, and where it shows. */
export interface FieldPlace {
  /** The keys of a text in what was drawn, with `*` for the entries of a list: `HeroSplit`, `slides.*.title`. */
  place: string;
  field: FormField;
}

/** Makes something of a site: a text such as HTML, or an object with texts. The same of the same site. */
type Draw = (site: Site) => unknown;

/**
 * Where each of some fields shows in what `draw` makes of a site. All texts and pictures are found at once, by the marks of
 * decision 0032. A field whose mark is nowhere, because it has none or because something else is made of it, is found by
 * what changes with it.
 */
export function shownPlaces(draw: Draw, site: Site, fields: readonly FormField[]): FieldPlace[] {
  const marked = markedPlaces(draw, site, fields);
  const markedFields = new Set(marked.map(({ field }) => field));
  return [
    ...marked,
    ...changedPlaces(
      draw,
      site,
      fields.filter((field) => !markedFields.has(field)),
    ),
  ];
}

/** A site is marked once for everything that is drawn of it. */
const markedSites = new WeakMap<Site, MarkedSite>();

function markedPlaces(draw: Draw, site: Site, fields: readonly FormField[]): FieldPlace[] {
  const marked = markedSites.get(site) ?? markedSite(site);
  markedSites.set(site, marked);
  const byPath = new Map(fields.map((field) => [anyEntry(`${field.document}.${field.path}`), field]));
  const texts = Map.groupBy(textsIn(draw(marked.site)), ([place]) => place);
  return [...texts].flatMap(([place, inPlace]) => {
    const paths = inPlace.flatMap(([, text]) => marked.placesIn(text).map(({ path }) => anyEntry(path)));
    return [...new Set(paths)].flatMap((path) => {
      const field = byPath.get(path);
      return field === undefined ? [] : [{ place, field }];
    });
  });
}

/** Everything that changes in what `draw` makes of a site with each of some fields. */
export function changedPlaces(draw: Draw, site: Site, fields: readonly FormField[]): FieldPlace[] {
  const before = draw(site);
  // All at once first, and in halves where something changes: most fields change nothing.
  const search = (some: readonly FormField[]): FieldPlace[] => {
    const [field] = some;
    if (field === undefined) return [];
    const places = differences(before, draw(withOtherValues(site, some)));
    if (some.length === 1 || places.length === 0) return places.map((place) => ({ place, field }));
    const half = Math.ceil(some.length / 2);
    return [...search(some.slice(0, half)), ...search(some.slice(half))];
  };
  return search(fields);
}
