import { isRecord } from "../schema/is-record.ts";
import { formatDate } from "../site/text.ts";
import { type FieldShape, shapeAt } from "./field-shape.ts";
import { valueAt } from "./value-at.ts";

/** Most characters of a name. */
const longest = 60;

/** The name of a list entry, from the first of its texts that is not blank; null where all are blank. */
export function entryName(value: unknown): string | null {
  const texts = isRecord(value)
    ? [
        value.name,
        value.title,
        value.label,
        value.nameTitle,
        value.shortTestimonial,
        value.reason,
        // A closure without a reason.
        typeof value.from === "string" && formatDate(value.from),
      ]
    : [value];
  const name = texts.filter((text) => typeof text === "string").find((text) => text.trim() !== "");
  if (name === undefined) return null;
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}

/** A path of a document in the words of its form: `Experiencia › Datos › Pacientes atendidos › Valor`. */
export function fieldName(shape: FieldShape | null, document: unknown, path: string): string {
  const keys = path.split(".");
  const words = keys.map((key, index) => {
    const upTo = keys.slice(0, index + 1).join(".");
    const holder = shapeAt(shape, keys.slice(0, index).join("."));
    if (holder?.kind === "list") return entryName(valueAt(document, upTo)) ?? `${Number(key) + 1}`;
    return shapeAt(shape, upTo)?.label ?? key;
  });
  return words.join(" › ");
}
