import { z } from "zod";
import type { Control } from "../schema/fields.ts";
import { isHiddenEntry } from "../schema/is-hidden-entry.ts";
import { isRecord } from "../schema/is-record.ts";
import { innerSchema, labelOf } from "../schema/schema-parts.ts";
import { type SchemaPlace, type VisitInside, walkSchema } from "../schema/walk-schema.ts";
import { type DocumentName, documentNames, documentSchemas } from "./documents.ts";
import { formatDate } from "./text.ts";

/** One value of a site, as its form names it. */
export interface SiteField {
  /** Begins with the document: `siteContent.doctorInfo.phone`, `diseases.0.name`. */
  path: string;
  /** The groups and records around it: `Enfermedades › Várices`. Empty for a part of the site content. */
  place: string;
  label: string;
  control: Control;
  value: string | number | boolean;
  /** False inside something that visitors never get. */
  shown: boolean;
}

/** Every value of a site in the order of the forms. Takes documents of any age: a field without a schema is left out. */
export const siteFields = (site: Partial<Record<DocumentName, unknown>>): SiteField[] =>
  documentNames.flatMap((name) => walkSchema(documentSchemas[name], site[name], fieldsAt, name));

function fieldsAt(place: SchemaPlace, inside: VisitInside<SiteField[]>): SiteField[] {
  const { path, schema, value, around } = place;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    // A text in a list has the name of the list.
    const { declared } = Array.isArray(around?.value) ? around : place;
    const [label, control] = [labelOf(declared), controlOf(declared)];
    return [{ path, place: namesAround(place).join(" › "), label, control, value, shown: isShown(around) }];
  }
  // The choice of the sections has a form of its own.
  return schema instanceof z.ZodRecord ? [] : inside().flatMap(([, fields]) => fields);
}

/** What {@link namesAround} found for the places around many others. */
const knownNames = new WeakMap<SchemaPlace, readonly string[]>();

/** The names of the groups, lists and entries that a value is in. */
function namesAround(place: SchemaPlace): readonly string[] {
  const { path, key, declared, value, around } = place;
  if (around === null) return path === "siteContent" ? [] : [labelOf(declared)];
  const outer = knownNames.get(around) ?? namesAround(around);
  knownNames.set(around, outer);
  if (Array.isArray(around.value))
    return typeof value === "object" ? [...outer, itemName(value, Number(key))] : outer;
  return typeof value !== "object" || isLeaf(declared) ? outer : [...outer, labelOf(declared)];
}

const isShown = (place: SchemaPlace | null): boolean =>
  place === null || (!isHiddenEntry(place.value) && isShown(place.around));

/** A value, or a list of texts: no field is inside it. */
export function isLeaf(schema: z.core.$ZodType): boolean {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return !(innerSchema(inner.element) instanceof z.ZodObject);
  return !(inner instanceof z.ZodObject);
}

/** The control of a field in its form. */
export const controlOf = (schema: z.core.$ZodType): Control =>
  z.globalRegistry.get(innerSchema(schema))?.control ?? "text";

/** Spanish names of the values of a closed choice. */
export const choiceNames = (schema: z.core.$ZodType): Record<string, string> =>
  z.globalRegistry.get(innerSchema(schema))?.names ?? {};

/** The name of an entry of a list: its own name, title or question, the first day of a closure, else its number. */
export function itemName(item: unknown, index: number): string {
  const { name, title, question, label, reason, from, alt, path } = isRecord(item) ? item : {};
  const day = typeof from === "string" && from !== "" ? formatDate(from) : "";
  return (
    [name, title, question, label, reason, day, alt, path].find(
      (word): word is string => typeof word === "string" && word !== "",
    ) ?? String(index + 1)
  );
}
