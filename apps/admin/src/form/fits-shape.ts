import { isRecord } from "../api/is-record.ts";
import type { FieldShape, ValueShape } from "./field-shape.ts";

/**
 * Whether a value has every part that its form draws, each of the right kind. What a text may say is for the schema to
 * judge, when it is saved.
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
  if (control === "number") return Number.isFinite(value);
  if (control === "sections") return isRecord(value);
  return typeof value === "string";
}

/** A value with the first values of what an older release did not save yet; itself where nothing is missing. */
export function withFirstValues(shape: FieldShape, value: unknown): unknown {
  if (value === undefined) return shape.first;
  if (shape.kind === "list" && Array.isArray(value)) {
    const entries = value.map((entry) => withFirstValues(shape.entry, entry));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (shape.kind !== "group" || !isRecord(value)) return value;
  const filled = Object.entries(shape.fields).map(([key, field]) => [
    key,
    withFirstValues(field, value[key]),
  ]);
  const added = filled.filter(([key, field]) => field !== value[String(key)]);
  return added.length > 0 ? { ...value, ...Object.fromEntries(added) } : value;
}
