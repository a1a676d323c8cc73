import { z } from "zod";
import { documentNames, documentSchemas, type Site } from "../site/documents.ts";

/** A text that still belongs to the example and that the owner has to replace. */
export interface ExampleText {
  /** Begins with the document: `siteContent.doctorInfo.phone`, `testimonials.0.name`. */
  path: string;
  /** As the form names it, the group first: `Información del Doctor: Teléfono para citas`. */
  label: string;
  value: string;
}

/**
 * What marks an example: the word itself (but not `por ejemplo`), what is left to confirm, a row of X, and a number
 * of zeros, which nobody has.
 */
const mark = /(?<!por )(?<!\p{L})ejemplos?(?!\p{L})|(?<!\p{L})por confirmar(?!\p{L})|X{5,}|^\+520{8}/iu;

/**
 * Everything that is still an example, in the order of the forms. What is hidden (`visible: false`) is nobody's to see
 * and does not count. While the answer is not empty the site says that it is an example.
 */
export function exampleContent(site: Site): ExampleText[] {
  const whole = labelOf(documentSchemas.siteContent).map((label) => `${label}: `);
  return documentNames
    .flatMap((name) => examplesIn(documentSchemas[name], site[name], name, []))
    .map(({ label, ...found }) => ({ ...found, label: label.replace(whole.join(""), "") }));
}

function examplesIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  labels: readonly string[],
): ExampleText[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return examplesIn(schema.unwrap(), value, path, labels);
  const named = [...labels, ...labelOf(schema)];
  if (typeof value === "string") return mark.test(value) ? [{ path, label: named.join(": "), value }] : [];
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.flatMap((item, index) => examplesIn(schema.element, item, `${path}.${index}`, labels));
  if (typeof value !== "object" || value === null || !(schema instanceof z.ZodObject)) return [];
  if ("visible" in value && value.visible === false) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = shape[key];
    return field === undefined ? [] : examplesIn(field, inner, `${path}.${key}`, named);
  });
}

/** The field's own name; none where the schema has none. */
function labelOf(schema: z.core.$ZodType): string[] {
  const label = z.globalRegistry.get(schema)?.label;
  return typeof label === "string" ? [label] : [];
}
