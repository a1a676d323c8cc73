import {
  addDays,
  collectionNames,
  type Relations,
  type SectionType,
  type Site,
  siteFields,
  themeNames,
} from "@consultorio/content";
import { catalog } from "@consultorio/ui";
import fc from "fast-check";

/** One change to a site. It may make a site that cannot be published. */
export interface SiteChange {
  name: string;
  /** Changes a copy of the site. `day` is today at the clinic. */
  apply(site: Site, day: string): void;
}

/** Changes a field at a share of all fields, `at` from 0 to 1. */
const anyField = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Words at the end of a text, no text, or in any other field the value of another field of its kind. */
const changedField = fc
  .record({ at: anyField, other: anyField, empties: fc.nat(9).map((die) => die === 0) })
  .map(({ at, other, empties }) => ({
    name: `field at ${at}`,
    apply(site: Site) {
      const fields = siteFields(site);
      const field = pick(fields, at);
      if (field === undefined) return;
      const isText = typeof field.value === "string" && ["text", "textarea"].includes(field.control);
      const alike = fields.filter(({ control }) => control === field.control);
      const text = empties ? "" : `${field.value} más`;
      const value = typeof field.value === "boolean" ? !field.value : pick(alike, other)?.value;
      setAt(site, field.path.split("."), isText ? text : value);
    },
  }));

const changedRecords = fc
  .record({
    collection: fc.constantFrom(...collectionNames, "testimonials" as const),
    at: anyField,
    to: anyField,
    how: fc.constantFrom("hide", "remove", "copy", "move", "rename"),
  })
  .map(({ collection, at, to, how }) => ({
    name: `${how} in ${collection} at ${at}`,
    apply(site: Site) {
      const list: (Site["testimonials"][number] | Site["services"][number] | object)[] = site[collection];
      const index = Math.floor(at * list.length);
      const record = list[index];
      if (record === undefined) return;
      const id = "id" in record ? String(record.id) : "";
      if (how === "hide") Object.assign(record, { visible: "visible" in record && record.visible === false });
      if (how === "remove" || how === "move") list.splice(index, 1);
      if (how === "move") list.splice(Math.floor(to * list.length), 0, record);
      if (how === "copy")
        list.splice(Math.floor(to * list.length), 0, {
          ...structuredClone(record),
          ...(id !== "" && { id: `${id}-2`, formerIds: [] }),
        });
      if (how === "rename" && id !== "") Object.assign(record, { id: `${id}-b`, formerIds: [id] });
    },
  }));

const changedRelations = fc
  .record({
    from: fc.constantFrom(...collectionNames),
    to: fc.constantFrom<keyof Relations>("symptoms", "diseases", "services"),
    at: anyField,
    other: anyField,
  })
  .map(({ from, to, at, other }) => ({
    name: `relation of ${from} at ${at} to ${to} at ${other}`,
    apply(site: Site) {
      const record = pick<{ relations?: Relations | undefined }>(site[from], at);
      const id = pick<{ id: string }>(site[to], other)?.id;
      if (record === undefined || id === undefined) return;
      const before = record.relations ?? { symptoms: [], diseases: [], services: [] };
      const ids = before[to].includes(id)
        ? before[to].filter((relatedId) => relatedId !== id)
        : [...before[to], id];
      record.relations = { ...before, [to]: ids };
    },
  }));

const sectionTypes = Object.keys(catalog).filter((type): type is SectionType => type in catalog);

const changedSection = fc
  .record({ type: fc.constantFrom(...sectionTypes), at: anyField, display: fc.nat(3).map((die) => die > 0) })
  .map(({ type, at, display }) => ({
    name: `design of ${type}`,
    apply(site: Site) {
      const component = pick(Object.keys(catalog[type].variants), at) ?? "";
      site.selectedSections[type] = { order: Math.round(at * 150), component, display };
    },
  }));

const changedTheme = fc.constantFrom(...Object.keys(themeNames)).map((preset) => ({
  name: `theme ${preset}`,
  apply: (site: Site) => Object.assign(site.siteContent, { theme: { preset } }),
}));

const changedNotices = fc
  .record({ starts: fc.integer({ min: -10, max: 30 }), length: fc.nat(5), announces: fc.boolean() })
  .map(({ starts, length, announces }) => ({
    name: `${announces ? "announcement" : "closure"} in ${starts} days`,
    apply({ siteContent }: Site, day: string) {
      const [from, to] = [addDays(day, starts), addDays(day, starts + length)];
      const announcement = { text: "Cambiamos de teléfono.", linkText: "", link: "", until: to };
      const { notices } = siteContent;
      const none = { text: "", linkText: "", link: "", until: "" };
      const closures = notices?.closures ?? [];
      siteContent.notices = announces
        ? { announcement, closures }
        : { announcement: notices?.announcement ?? none, closures: [...closures, { from, to, reason: "" }] };
    },
  }));

export const siteChange: fc.Arbitrary<SiteChange> = fc.oneof(
  { weight: 8, arbitrary: changedField },
  { weight: 3, arbitrary: changedRecords },
  { weight: 2, arbitrary: changedRelations },
  { weight: 1, arbitrary: changedSection },
  { weight: 1, arbitrary: changedTheme },
  { weight: 2, arbitrary: changedNotices },
);

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[Math.floor(at * items.length)];

function setAt(value: unknown, [key = "", ...rest]: readonly string[], part: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (rest.length === 0) Reflect.set(value, key, part);
  else setAt(Reflect.get(value, key), rest, part);
}
