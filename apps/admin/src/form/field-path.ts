import { entryName } from "./entry-name.ts";
import type { FieldShape } from "./field-shape.ts";
import { shapeAt } from "./field-shape.ts";
import { valueAt } from "./value-at.ts";

/** A path of a document in the words of its form: `Experiencia › Datos › Pacientes atendidos › Valor`. */
export function fieldName(shape: FieldShape | null, document: unknown, path: string): string {
  const keys = path.split(".");
  const words = keys.flatMap((key, index) => {
    const upTo = keys.slice(0, index + 1).join(".");
    const holder = shapeAt(shape, keys.slice(0, index).join("."));
    if (holder?.kind === "list") {
      return [entryName(valueAt(document, upTo)) ?? `${Number(key) + 1}`];
    }
    const own = shapeAt(shape, upTo);
    return own ? [own.label] : [key];
  });
  return words.join(" › ");
}
