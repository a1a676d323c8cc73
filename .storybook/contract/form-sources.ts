import { contentTabs, screenNames } from "../../packages/content/src/content-plan/index.ts";
import { bundledSite } from "../../packages/content/src/data/index.ts";
import { isBrandField } from "../../packages/content/src/document-shape/index.ts";
import {
  anyEntry,
  changedPlaces,
  currentValue,
  type FieldPlace,
  type FormField,
  formField,
  withValues,
} from "../../packages/content/src/field-places/index.ts";
import {
  type Route,
  type SectionType,
  type Site,
  type SiteField,
  sectionTypes,
  siteFields,
} from "../../packages/content/src/index.ts";
import { contracts } from "../../packages/ui/src/registry/contracts.ts";

/** Fields of one form of the administrator's area. */
export interface FormPlace {
  /** The screen and its tab or collection, in the administrator's words: `Colecciones › Enfermedades`. */
  place: string;
  fields: string[];
}

/** The fields that fill each property of each section type, by its place in the contract: `title`, `slides.*.image`. */
export type FormSources = Record<string, Record<string, FormPlace[]>>;

type Selectors = { [T in SectionType]: { select: (site: Site, route: Route) => object | null } };
const selectors: Selectors = contracts;

const firstOf = (records: readonly { id: string }[]): string => records[0]?.id ?? "";
/** The pages that a section takes its content from. */
const routes = (type: SectionType): Route[] =>
  type === "CallToActionIndividual"
    ? [
        { page: "disease", id: firstOf(bundledSite.diseases) },
        { page: "symptom", id: firstOf(bundledSite.symptoms) },
        { page: "service", id: firstOf(bundledSite.services) },
      ]
    : [{ page: "home" }];

/**
 * Finds what fills each property by trying: every field of every form is changed, and what each section then selects is
 * compared with what it selected before. A second round, with the texts of the fields found so far empty, finds the fields
 * that take their place.
 */
export function formSources(): FormSources {
  const names = fieldNames(bundledSite);
  const fields = [...names.keys()];
  return Object.fromEntries(
    sectionTypes.map((type) => {
      const sources = routes(type).flatMap((route) => {
        const select = (site: Site) => selectors[type].select(site, route);
        const first = changedPlaces(select, bundledSite, fields);
        return [...first, ...changedPlaces(select, withoutTexts(select, first), fields)];
      });
      return [type, byProperty(sources, names)];
    }),
  );
}

/** Where the administrator finds a field, and its name there. */
interface FieldName {
  place: string;
  label: string;
}

type Select = (site: Site) => object | null;

/** The site with an empty text in every field found, save where the section then has nothing to show. */
function withoutTexts(select: Select, places: readonly FieldPlace[]): Site {
  return places.reduce<Site>((site, { field }) => {
    if (typeof currentValue(site, field) !== "string" || field.shape.options.length > 0) return site;
    const next = withValues(site, [[field, ""]]);
    return select(next) === null ? site : next;
  }, bundledSite);
}

/** The fields that have a value and are shown, each once for all entries of a list. */
function fieldNames(site: Site): Map<FormField, FieldName> {
  const shown = Map.groupBy(
    siteFields(site).filter((field) => field.shown),
    ({ path }) => anyEntry(path),
  );
  const first = [...shown.values()].flatMap(([field]) => field ?? []);
  return new Map(first.map((field) => [formField(field.path), nameInForm(field)]));
}

/** A field of a list comes after the list's name. */
function nameInForm({ path, place, label }: SiteField): FieldName {
  const [group = ""] = place.split(" › ");
  const [document, within] = [path.split(".")[0], path.replace(/^\w+\./, "")];
  if (document !== "siteContent") return { place: `${screenNames.collections} › ${group}`, label };
  if (isBrandField(within)) return { place: screenNames.brand, label };
  for (const tab of contentTabs) {
    const field = tab.blocks
      .flatMap(({ fields }) => fields)
      .find(([own]) => own === within || within.startsWith(`${own}.`));
    if (field === undefined) continue;
    const [, { label: outer }] = field;
    return {
      place: `${screenNames.siteContent} › ${tab.label}`,
      label: outer === label ? label : `${outer} › ${label}`,
    };
  }
  throw new Error(`${path}: no form of the administrator's area has this field.`);
}

/** What was found, by property and then by the place of the form. */
function byProperty(
  places: readonly FieldPlace[],
  names: ReadonlyMap<FormField, FieldName>,
): Record<string, FormPlace[]> {
  const properties = Map.groupBy(
    // A field that hides the section fills none of its properties.
    places.filter(({ place }) => place !== ""),
    ({ place }) => place,
  );
  return Object.fromEntries(
    [...properties].map(([property, fields]) => {
      const places = Map.groupBy(
        fields.flatMap(({ field }) => names.get(field) ?? []),
        ({ place }) => place,
      );
      return [property, [...places].map(([place, inPlace]) => ({ place, fields: labels(inPlace) }))];
    }),
  );
}

const labels = (fields: readonly FieldName[]): string[] => [...new Set(fields.map(({ label }) => label))];
