import { fill } from "../strings.ts";
import type { ValueShape } from "./field-shape.ts";
import { words } from "./strings.ts";

/** From which share of the most characters on a field says how many are left. */
const near = 0.8;

/** How many characters of how many, once a text comes near its bound; empty before. */
export function textCount({ length }: ValueShape, text: string): string {
  if (length === undefined || text.length < length * near) return "";
  return fill(words.form.count, { count: text.length, limit: length });
}
