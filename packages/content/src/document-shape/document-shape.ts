import { isRecord } from "../schema/is-record.ts";
import { type DocumentName, documentSchemas, type Site } from "../site/documents.ts";
import { type FieldShape, fieldShape, type ValueShape } from "./field-shape.ts";

const shapes = new Map<DocumentName, FieldShape>();

/** The form of a document, read from its schema once. */
export function documentShape(name: DocumentName): FieldShape {
  const shape = shapes.get(name) ?? fieldShape(documentSchemas[name], name);
  shapes.set(name, shape);
  return shape;
}

/** Whether a value has every part of a document, each of the right kind: much less work than its schema. */
export const isDocument = <Name extends DocumentName>(name: Name, value: unknown): value is Site[Name] =>
  fitsShape(documentShape(name), value);

/**
 * Whether a value has every part that its form draws, each of the right kind. The schema checks the texts themselves
 * when the document is saved.
 */
export function fitsShape(shape: FieldShape, value: unknown): boolean {
  if (value === undefined) return shape.optional;
  switch (shape.kind) {
    case "value":
      return fitsValue(shape, value);
    case "list":
      return Array.isArray(value) && value.every((entry) => fitsShape(shape.entry, entry));
    case "group":
      return (
        isRecord(value) && Object.entries(shape.fields).every(([key, field]) => fitsShape(field, value[key]))
      );
  }
}

function fitsValue({ control, options }: ValueShape, value: unknown): boolean {
  if (options.length > 0) return options.some((option) => option.value === value);
  if (control === "switch") return typeof value === "boolean";
  // A number that is not typed to its end is a text.
  if (control === "number") return Number.isFinite(value) || typeof value === "string";
  return control === "sections" ? isRecord(value) : typeof value === "string";
}

/** A value with the first values of what an older release did not save; the same value where nothing is missing. */
export function withFirstValues(shape: FieldShape, value: unknown): unknown {
  if (value === undefined) return shape.first;
  if (shape.kind === "list" && Array.isArray(value)) {
    const entries = value.map((entry) => withFirstValues(shape.entry, entry));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (shape.kind !== "group" || !isRecord(value)) return value;
  const added = Object.entries(shape.fields).flatMap(([key, field]) => {
    const filled = withFirstValues(field, value[key]);
    return filled === value[key] ? [] : [[key, filled]];
  });
  return added.length > 0 ? { ...value, ...Object.fromEntries(added) } : value;
}
