import { z } from "zod";
import { isRecord } from "./is-record.ts";
import { innerSchema, shapeOf } from "./schema-parts.ts";

/** A place in a schema, and the value that a document has there. */
export interface SchemaPlace {
  /** `doctorInfo.phone`, `diseases.0.name`; entries of a list without a value have `*` as their key. */
  path: string;
  /** The last part of the path. */
  key: string;
  /** The schema as the group around it declares it: with its default, and with whether it may be missing. */
  declared: z.core.$ZodType;
  /** The same without its default and `optional`. */
  schema: z.core.$ZodType;
  /** Undefined where there is none. */
  value: unknown;
  /** The group or list that the place is in. */
  around: SchemaPlace | null;
}

/** Visits each field of a group or each entry of a list. Returns what `visit` made of them, by their keys. */
export type VisitInside<Result> = () => [key: string, result: Result][];

export type Visit<Result> = (place: SchemaPlace, inside: VisitInside<Result>) => Result;

/**
 * Walks a schema together with a value of it, from the outside in. `visit` is called with the whole; it calls `inside` to go
 * on, or leaves out what is inside. Returns what `visit` makes of the whole. A place whose value is missing is walked by its
 * schema alone, each list with one entry; so a walk of the schema takes `undefined`. Nothing is inside a value of another
 * kind than its schema.
 */
export function walkSchema<Result>(
  schema: z.core.$ZodType,
  value: unknown,
  visit: Visit<Result>,
  path = "",
): Result {
  const walk = (place: SchemaPlace): Result =>
    visit(place, () =>
      partsOf(place).map(([key, declared, part]) => {
        const within = place.path === "" ? key : `${place.path}.${key}`;
        const schema = innerSchema(declared);
        return [key, walk({ path: within, key, declared, schema, value: part, around: place })];
      }),
    );
  return walk({ path, key: path, declared: schema, schema: innerSchema(schema), value, around: null });
}

type Part = [key: string, declared: z.core.$ZodType, value: unknown];

function partsOf({ schema, value }: SchemaPlace): Part[] {
  const isMissing = value === undefined;
  // Most places hold a text: asking Zod what they are takes longer than everything else.
  if (!isMissing && typeof value !== "object") return [];
  if (schema instanceof z.ZodObject) {
    if (!isMissing && !isRecord(value)) return [];
    return Object.entries(shapeOf(schema)).map(([key, field]) => [key, field, value?.[key]]);
  }
  if (schema instanceof z.ZodArray) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    if (isMissing) return [["*", schema.element, undefined]];
    return entries.map((entry, index) => [String(index), schema.element, entry]);
  }
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(isMissing ? { "*": undefined } : isRecord(value) ? value : {});
    return entries.map(([key, entry]) => [key, schema.valueType, entry]);
  }
  return [];
}

/** A group with other values at some of its keys; the group itself where all of them are what it has there. */
export function withParts(group: object, parts: readonly [key: string, part: unknown][]): object {
  const changed = parts.filter(([key, part]) => part !== Reflect.get(group, key));
  return changed.length === 0 ? group : { ...group, ...Object.fromEntries(changed) };
}
