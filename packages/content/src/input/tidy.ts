import { z } from "zod";
import { mapTexts } from "../schema/map-texts.ts";
import { innerSchema, shapeOf } from "../schema/schema-parts.ts";
import { cleanText } from "./clean-text.ts";

/** A typed, pasted or stored value, prepared for its checks. */
export interface Tidied {
  /** The value itself if it was tidy. */
  value: unknown;
  /** The earlier path for a path of the tidied value: `causes.0` was `causes.1` behind an empty row. */
  pathBefore: (path: string) => string;
}

/** By the path of a list that lost rows: the indexes of those that stayed. */
type KeptRows = Map<string, readonly number[]>;

/**
 * A document, or a part of one, without invisible characters and without the empty rows of its lists. Takes a value of
 * any shape: parts that the schema does not know keep their place.
 */
export function tidy(schema: z.core.$ZodType, value: unknown): Tidied {
  const kept: KeptRows = new Map();
  return { value: tidied(schema, value, "", kept), pathBefore: (path) => pathBefore(path, kept) };
}

/** A value without invisible characters in any of its texts. */
export const withCleanTexts = <Value>(value: Value): Value => mapTexts(value, cleanText);

function tidied(schema: z.core.$ZodType | undefined, value: unknown, path: string, kept: KeptRows): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  const inner = schema && innerSchema(schema);
  if (Array.isArray(value)) {
    const list = inner instanceof z.ZodArray ? inner : undefined;
    const rows = value.map((row: unknown, index) => tidied(list?.element, row, under(path, index), kept));
    const indexes = rows.flatMap((row, index) => (list && isEmptyRow(list, row) ? [] : [index]));
    return indexes.length === rows.length ? sameOr(value, rows) : withoutRows(rows, indexes, path, kept);
  }
  const shape = inner instanceof z.ZodObject ? shapeOf(inner) : {};
  const entries = Object.entries(value);
  const fields = entries.map(([key, field]) => tidied(shape[key], field, under(path, key), kept));
  return fields.every((field, index) => field === entries[index]?.[1])
    ? value
    : Object.fromEntries(entries.map(([key], index) => [key, fields[index]]));
}

const under = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);

const sameOr = (before: readonly unknown[], after: readonly unknown[]) =>
  after.every((entry, index) => entry === before[index]) ? before : after;

/** The rows at some indexes. Lists inside of them move with them. */
function withoutRows(rows: unknown[], indexes: readonly number[], path: string, kept: KeptRows): unknown[] {
  for (const [list, inside] of [...kept]) {
    const [, index, rest] = /^(\d+)((?:\..*)?)$/.exec(within(list, path)) ?? [];
    if (index === undefined) continue;
    kept.delete(list);
    const place = indexes.indexOf(Number(index));
    if (place >= 0) kept.set(`${under(path, place)}${rest}`, inside);
  }
  kept.set(path, indexes);
  return indexes.map((index) => rows[index]);
}

/** A path relative to another one; empty where it is not inside of it. */
function within(path: string, outer: string): string {
  if (outer === "") return path;
  return path.startsWith(`${outer}.`) ? path.slice(outer.length + 1) : "";
}

function pathBefore(path: string, kept: KeptRows): string {
  let outer = "";
  const keys = path === "" ? [] : path.split(".");
  const before = keys.map((key) => {
    const index = kept.get(outer)?.[Number(key)];
    outer = under(outer, key);
    return index === undefined ? key : String(index);
  });
  return before.join(".");
}

/** Whether a row of a list is dropped: it has no typed value, and empty rows have no meaning in its list. */
export const isEmptyRow = (list: z.ZodArray, row: unknown): boolean =>
  z.globalRegistry.get(list)?.keepsEmptyRows !== true && isBlank(list.element, row);

/**
 * Whether a value was never typed: it is the initial value of its row, or only spaces. A value of another shape is not
 * blank.
 */
function isBlank(schema: z.core.$ZodType, value: unknown): boolean {
  const inner = innerSchema(schema);
  if (value === undefined) return inner !== schema;
  if (inner instanceof z.ZodString) return typeof value === "string" && cleanText(value).trim() === "";
  if (inner instanceof z.ZodEnum) return value === inner.options[0];
  if (inner instanceof z.ZodBoolean) return typeof value === "boolean";
  if (inner instanceof z.ZodNumber) return isFirstNumber(schema, inner, value);
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) && value.every((row) => isBlank(inner.element, row));
  if (!(inner instanceof z.ZodObject) || typeof value !== "object" || value === null) return false;
  const shape = shapeOf(inner);
  const fields = Object.entries(value);
  return fields.length > 0 && fields.every(([key, field]) => isBlank(shape[key] ?? unknownField, field));
}

const unknownField = z.unknown();

/** Whether a number is the initial value of its field. */
const isFirstNumber = (schema: z.core.$ZodType, { minValue }: z.ZodNumber, value: unknown): boolean =>
  value === z.safeParse(schema, undefined).data || value === Math.max(0, minValue ?? 0);
