import { z } from "zod";
import type { Control } from "../schema/fields.ts";
import { innerSchema, labelOf, shapeOf } from "../schema/schema-parts.ts";
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
  /** False inside something that is flagged as not visible. */
  shown: boolean;
}

/** Every value of a site in the order of the forms. Takes documents of any age: a field without a schema is left out. */
export function siteFields(site: Partial<Record<DocumentName, unknown>>): SiteField[] {
  return documentNames.flatMap((name) => {
    const outer = name === "siteContent" ? [] : [labelOf(documentSchemas[name])];
    return fieldsIn(documentSchemas[name], site[name], { path: name, places: outer, shown: true });
  });
}

interface Around {
  path: string;
  places: string[];
  shown: boolean;
}

function fieldsIn(schema: z.core.$ZodType, value: unknown, around: Around): SiteField[] {
  const inner = innerSchema(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const { element } = inner;
    return value.flatMap((item, index) => {
      const path = `${around.path}.${index}`;
      if (typeof item !== "object") return leaf(inner, item, { ...around, path });
      return fieldsIn(element, item, { ...around, path, places: [...around.places, itemName(item, index)] });
    });
  }
  if (isRecord(value) && inner instanceof z.ZodObject) {
    const shown = around.shown && value.visible !== false;
    return Object.entries(shapeOf(inner)).flatMap(([key, field]) => {
      const within = isLeaf(field) ? around.places : [...around.places, labelOf(field)];
      return fieldsIn(field, value[key], { path: `${around.path}.${key}`, places: within, shown });
    });
  }
  return leaf(schema, value, around);
}

function leaf(schema: z.core.$ZodType, value: unknown, { path, places, shown }: Around): SiteField[] {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
  return [
    { path, place: places.join(" › "), label: labelOf(schema), control: controlOf(schema), value, shown },
  ];
}

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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
