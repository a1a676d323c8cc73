import { messages } from "../../apps/admin/src/app/strings.ts";
import { contentTabs } from "../../apps/admin/src/content-plan/content-plan.ts";
import { isBrandField } from "../../apps/admin/src/document-shape/brand-fields.ts";
import { bundledSite } from "../../packages/content/src/data/index.ts";
import {
  type Route,
  type SectionType,
  type Site,
  type SiteField,
  sectionTypes,
  siteFields,
} from "../../packages/content/src/index.ts";
import { catalog } from "../../packages/ui/src/registry/catalog.ts";
import { changedValue, differences } from "./changed-value.ts";

/** Fields of one form of the administrator's area. */
export interface FormPlace {
  /** The screen and its tab or collection, in the administrator's words: `Colecciones › Enfermedades`. */
  place: string;
  fields: string[];
}

/** The fields that fill each property of each section type, by its place in the contract: `title`, `slides.*.image`. */
export type FormSources = Record<string, Record<string, FormPlace[]>>;

type Selectors = { [T in SectionType]: { select: (site: Site, route: Route) => object | null } };
const selectors: Selectors = catalog;

const { nav } = messages;

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
 * Finds what fills each property by trying: every field of every form is changed once, and what each section then
 * selects is compared with what it selected before. A second round, with the fields found so far empty, finds the fields
 * that take their place.
 */
export function formSources(): FormSources {
  const fields = fieldsOf(bundledSite);
  return Object.fromEntries(
    sectionTypes.map((type) => {
      const found = routes(type).flatMap((route) => {
        const select = (site: Site) => selectors[type].select(site, route);
        const first = fillings(select, bundledSite, fields);
        const emptied = withoutTexts(select, first);
        return [...first, ...fillings(select, emptied, fields)];
      });
      return [type, byPlace(found)];
    }),
  );
}

/** A field of a form, once for all entries of a list. */
interface FormField extends Pick<SiteField, "control"> {
  path: string[];
  place: string;
  label: string;
}

/** A property that changes with a field. */
interface Filling {
  property: string;
  field: FormField;
}

type Select = (site: Site) => object | null;

function fillings(select: Select, site: Site, fields: readonly FormField[]): Filling[] {
  const before = select(site);
  return fields.flatMap((field) =>
    differences(before, select(changedValue(site, field.path, (value) => otherValue(value, field))))
      .filter((property) => property !== "")
      .map((property) => ({ property, field })),
  );
}

/** A value that the selectors tell from the one that was there. */
function otherValue(value: unknown, { control }: FormField): unknown {
  if (control === "image" && value === "") return bundledLogo;
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  const text = String(value);
  if (/^\d\d?:\d\d a /.test(text)) return "9:10 a 9:20";
  if (weekdays.test(text)) return text === "Domingo" ? "Lunes" : "Domingo";
  return text === "" ? "+525512345678" : `${text}1`;
}

/** A picture with a drawing for dark ground beside it. */
const bundledLogo = "/imagenes/logo.svg";

const weekdays = /^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)/;

/** The site with an empty text in every field found, save where the section then has nothing to show. */
function withoutTexts(select: Select, found: readonly Filling[]): Site {
  return found.reduce((site, { field: { path } }) => {
    const next = changedValue(site, path, (value) => (typeof value === "string" ? "" : value));
    return select(next) === null ? site : next;
  }, bundledSite);
}

function fieldsOf(site: Site): FormField[] {
  const known = new Map<string, FormField>();
  for (const { path, place, label, control, shown } of siteFields(site)) {
    const form = path.replace(/\.\d+(?=\.|$)/g, ".*");
    if (!shown || known.has(form)) continue;
    const [group = ""] = place.split(" › ");
    known.set(form, { path: path.split("."), control, ...nameInForm(path, group, label) });
  }
  return [...known.values()];
}

/** Where the administrator finds a field, and its name there. A field of a list comes after the list's name. */
function nameInForm(path: string, group: string, label: string): Pick<FormField, "place" | "label"> {
  const [document, within] = [path.split(".")[0], path.replace(/^\w+\./, "")];
  if (document !== "siteContent") return { place: `${nav.collections} › ${group}`, label };
  if (isBrandField(within)) return { place: nav.brand, label };
  for (const tab of contentTabs) {
    const field = tab.blocks
      .flatMap(({ fields }) => fields)
      .find(([own]) => own === within || within.startsWith(`${own}.`));
    if (field === undefined) continue;
    const [, { label: outer }] = field;
    return {
      place: `${nav.siteContent} › ${tab.label}`,
      label: outer === label ? label : `${outer} › ${label}`,
    };
  }
  throw new Error(`${path}: no form of the administrator's area has this field.`);
}

/** What was found, by property and then by the place of the form. */
function byPlace(found: readonly Filling[]): Record<string, FormPlace[]> {
  const properties = Map.groupBy(found, ({ property }) => property);
  return Object.fromEntries(
    [...properties].map(([property, fields]) => {
      const places = Map.groupBy(fields, ({ field }) => field.place);
      return [property, [...places].map(([place, inPlace]) => ({ place, fields: labels(inPlace) }))];
    }),
  );
}

const labels = (found: readonly Filling[]): string[] => [...new Set(found.map(({ field }) => field.label))];
