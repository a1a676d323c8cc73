import { z } from "zod";
import { isEmptyRow } from "../input/tidy.ts";
import type { CollectionName } from "../kinds/index.ts";
import type { Control, PhotoSubject } from "../schema/fields.ts";
import { type SchemaPlace, type VisitInside, walkSchema } from "../schema/walk-schema.ts";

/** The form's facts in a schema; null where it has no label. */
function metaOf(schema: z.core.$ZodType) {
  const {
    label,
    help,
    control = "text",
    names = {},
    records,
    photo,
    home,
  } = z.globalRegistry.get(schema) ?? {};
  return label === undefined ? null : { label, help, control, names, records, photo, home };
}

interface Named {
  label: string;
  help: string | undefined;
  /** May be missing from the document altogether. */
  optional: boolean;
  /** What it is in a document of a release that did not have it yet; undefined where every release had it. */
  first?: unknown;
}

export interface ValueShape extends Named {
  kind: "value";
  control: Control;
  /** Allowed values of a closed choice, with the words people read; empty for anything else. */
  options: { value: string; label: string }[];
  /** What a photograph shows that the practice takes itself. */
  photo: PhotoSubject | undefined;
  /** The address that links of this field begin with. */
  home: string | undefined;
  /** An empty text is refused. */
  required: boolean;
  /** Most characters of a text. */
  length: number | undefined;
  /** Bounds of a number, both included. */
  min: number | undefined;
  max: number | undefined;
}

export interface GroupShape extends Named {
  kind: "group";
  /** `metadata` is drawn with a look at the search result. */
  control: Control;
  fields: Record<string, FieldShape>;
}

export interface ListShape extends Named {
  kind: "list";
  entry: FieldShape;
  /** Most entries. */
  limit: number;
  /** Whether a row is empty: it is removed when the focus leaves the list. */
  isEmpty: (row: unknown) => boolean;
  /** The collection whose ids the list holds, if it holds ids. */
  records: CollectionName | undefined;
}

/** What a form draws for a schema. */
export type FieldShape = ValueShape | GroupShape | ListShape;

/** A hint longer than this gives its field a box of several lines (specification, section 5). */
export const longHint = 100;

const wordControls: readonly Control[] = ["text", "url", "email", "phone"];

/** Whether a text gets a box of several lines. */
export const isMultiline = ({ control, help = "" }: ValueShape): boolean =>
  control === "multiline" || (wordControls.includes(control) && help.length > longHint);

/** A line that may hold more characters than this is drawn as wide as the form. */
const longLine = 200;

/** Whether a field needs a whole row of the form: lists, groups, pictures, boxes of several lines, and long lines. */
export const takesRow = (shape: FieldShape): boolean =>
  shape.kind !== "value" ||
  isMultiline(shape) ||
  shape.control === "days" ||
  shape.control === "image" ||
  (shape.control === "text" && (shape.length ?? 0) > longLine);

/** Reads a schema of the content package as the form that edits it. Every field carries a label, or this throws. */
export const fieldShape = (schema: z.core.$ZodType, path = "form"): FieldShape =>
  walkSchema(schema, undefined, shapeOfPlace, path);

function shapeOfPlace({ path, declared, schema }: SchemaPlace, inside: VisitInside<FieldShape>): FieldShape {
  const meta = metaOf(schema);
  if (!meta) throw new Error(`${path}: the schema has no label. Give it .meta({ label }).`);
  const { label, help, control, names, records, photo, home } = meta;
  const named = {
    label,
    help,
    optional: declared instanceof z.ZodOptional,
    first: declared instanceof z.ZodDefault ? declared.def.defaultValue : undefined,
  };
  if (schema instanceof z.ZodObject)
    return { kind: "group", ...named, control, fields: Object.fromEntries(inside()) };
  if (schema instanceof z.ZodArray) {
    const [[, entry] = []] = inside();
    if (entry === undefined) throw new Error(`${path}: the list has no entries.`);
    const isEmpty = (row: unknown) => isEmptyRow(schema, row);
    return { kind: "list", ...named, entry, limit: mostEntries(schema), isEmpty, records };
  }
  const number = schema instanceof z.ZodNumber ? schema : null;
  const text = schema instanceof z.ZodString ? schema : null;
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  return {
    kind: "value",
    ...named,
    control,
    photo,
    home,
    required: (text?.minLength ?? 0) > 0,
    options: values.map((value) => ({ value, label: String(names[value] ?? value) })),
    length: text?.maxLength ?? undefined,
    min: number?.minValue ?? undefined,
    max: number?.maxValue ?? undefined,
  };
}

function mostEntries(schema: z.core.$ZodArray): number {
  const bounds = (schema._zod.def.checks ?? []).filter((check) => check instanceof z.core.$ZodCheckMaxLength);
  return Math.min(...bounds.map((check) => check._zod.def.maximum));
}

/** What a value is before anybody wrote it: empty texts, the lowest number, visible; a choice left open where it may be. */
export function blankValue(shape: FieldShape): unknown {
  if (shape.kind === "list") return [];
  if (shape.kind === "group") {
    const fields = Object.entries(shape.fields).map(([key, field]) => [key, blankValue(field)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (shape.control === "switch") return shape.optional ? undefined : true;
  if (shape.control === "sections") return {};
  if (shape.control === "number") return Math.max(0, shape.min ?? 0);
  if (shape.options.length > 0) return shape.optional ? undefined : shape.options[0]?.value;
  return "";
}

/** The field at a path of a document, or null where the schema has none. */
export function shapeAt(shape: FieldShape | null, path: string): FieldShape | null {
  if (path === "" || shape === null) return shape;
  const [key = "", ...rest] = path.split(".");
  const inner = shape.kind === "group" ? shape.fields[key] : shape.kind === "list" ? shape.entry : null;
  return shapeAt(inner ?? null, rest.join("."));
}

/** The leaves of a form: every path that a value may be written at, a list's entries under `*`. */
export function leafPaths(shape: FieldShape, path = ""): string[] {
  const under = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (shape.kind === "value") return [path];
  if (shape.kind === "list") return leafPaths(shape.entry, under("*"));
  return Object.entries(shape.fields).flatMap(([key, field]) => leafPaths(field, under(key)));
}
