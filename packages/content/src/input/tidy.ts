import { z } from "zod";
import { cleanText } from "../schema/clean-text.ts";
import { isRecord } from "../schema/is-record.ts";
import { mapTexts } from "../schema/map-texts.ts";
import { innerSchema, shapeOf } from "../schema/schema-parts.ts";
import { walkSchema, withParts } from "../schema/walk-schema.ts";

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
  const tidied = walkSchema<unknown>(schema, withCleanTexts(value), (place, inside) => {
    const { path, schema: list, value: rows } = place;
    if (typeof rows !== "object" || rows === null) return rows;
    if (!(list instanceof z.ZodArray) || !Array.isArray(rows)) return withParts(rows, inside());
    const tidyRows = inside().map(([, row]) => row);
    const indexes = tidyRows.flatMap((row, index) => (isEmptyRow(list, row) ? [] : [index]));
    if (indexes.length < rows.length) return withoutRows(tidyRows, indexes, path, kept);
    return tidyRows.every((row, index) => row === rows[index]) ? rows : tidyRows;
  });
  return { value: tidied, pathBefore: (path) => pathBefore(path, kept) };
}

/** A value without invisible characters in any of its texts. */
export const withCleanTexts = <Value>(value: Value): Value => mapTexts(value, cleanText);

const under = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);

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
 * blank. It ends at the first typed value, where `walkSchema` would visit the whole row.
 */
function isBlank(declared: z.core.$ZodType, value: unknown): boolean {
  const schema = innerSchema(declared);
  if (value === undefined) return declared !== schema;
  if (schema instanceof z.ZodString) return typeof value === "string" && cleanText(value).trim() === "";
  if (schema instanceof z.ZodEnum) return value === schema.options[0];
  if (schema instanceof z.ZodBoolean) return typeof value === "boolean";
  if (schema instanceof z.ZodNumber) return isFirstNumber(declared, schema, value);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) && value.every((row) => isBlank(schema.element, row));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return false;
  const shape = shapeOf(schema);
  const fields = Object.entries(value);
  return fields.length > 0 && fields.every(([key, field]) => shape[key] && isBlank(shape[key], field));
}

/** Whether a number is the initial value of its field. */
const isFirstNumber = (schema: z.core.$ZodType, { minValue }: z.ZodNumber, value: unknown): boolean =>
  value === z.safeParse(schema, undefined).data || value === Math.max(0, minValue ?? 0);
