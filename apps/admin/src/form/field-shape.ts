import type { Control } from "@consultorio/content";
import { z } from "zod";

const controls = [
  "text",
  "multiline",
  "url",
  "phone",
  "email",
  "image",
  "icon",
  "color",
  "number",
  "switch",
  "select",
] as const satisfies readonly Control[];

const metaSchema = z.object({
  label: z.string(),
  help: z.string().optional(),
  control: z.enum(controls).default("text"),
});

interface Named {
  label: string;
  help: string | undefined;
}

export interface ValueShape extends Named {
  kind: "value";
  control: Control;
  /** Allowed values of a closed choice; empty for anything else. */
  options: string[];
  /** Most characters of a text. */
  length: number | undefined;
  /** Bounds of a number, both included. */
  min: number | undefined;
  max: number | undefined;
}

export interface GroupShape extends Named {
  kind: "group";
  fields: Record<string, FieldShape>;
}

export interface ListShape extends Named {
  kind: "list";
  entry: FieldShape;
  /** Most entries. */
  limit: number;
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

/** Whether a field needs a whole row of the form: lists, groups, boxes of several lines, and long lines. */
export const takesRow = (shape: FieldShape): boolean =>
  shape.kind !== "value" ||
  isMultiline(shape) ||
  (shape.control === "text" && (shape.length ?? 0) > longLine);

/** Reads a schema of the content package as the form that edits it. Every field carries a label, or this throws. */
export function fieldShape(schema: z.core.$ZodType, where = "form"): FieldShape {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return fieldShape(schema.unwrap(), where);
  }
  const meta = metaSchema.safeParse(z.globalRegistry.get(schema));
  if (!meta.success) throw new Error(`${where}: the schema has no label. Give it .meta({ label }).`);
  const { label, help, control } = meta.data;
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape;
    const fields = Object.entries(shape).map(([key, field]) => [key, fieldShape(field, `${where}.${key}`)]);
    return { kind: "group", label, help, fields: Object.fromEntries(fields) };
  }
  if (schema instanceof z.ZodArray) {
    const limit = z.toJSONSchema(schema, { unrepresentable: "any" }).maxItems ?? Number.POSITIVE_INFINITY;
    return { kind: "list", label, help, entry: fieldShape(schema.element, `${where}[]`), limit };
  }
  const number = schema instanceof z.ZodNumber ? schema : null;
  const text = schema instanceof z.ZodString ? schema : null;
  return {
    kind: "value",
    label,
    help,
    control,
    options: schema instanceof z.ZodEnum ? schema.options.map(String) : [],
    length: text?.maxLength ?? undefined,
    min: number?.minValue ?? undefined,
    max: number?.maxValue ?? undefined,
  };
}

/** An entry that was just added: empty texts, the lowest number, visible. */
export function blankValue(shape: FieldShape): unknown {
  if (shape.kind === "list") return [];
  if (shape.kind === "group") {
    return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, blankValue(field)]));
  }
  if (shape.control === "switch") return true;
  if (shape.control === "number") return Math.max(0, shape.min ?? 0);
  return shape.options[0] ?? "";
}
