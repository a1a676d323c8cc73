import { type FieldProblem, isSectionType, sectionTypes } from "@consultorio/content";
import { isVariant, variantIds } from "@consultorio/ui/catalog";
import { z } from "zod";
import { nearest } from "./nearest.ts";

const someMap = z.record(z.string(), z.unknown());
const someSelection = z.looseObject({ component: z.string() });

/** Most names for which a nearest name is looked for: a body of two megabytes can hold fifty thousand. */
const mostNamed = 100;

/** Section types and layouts of a selection that the library does not have, each with the nearest name that it has. */
export function unknownVariants(value: unknown): FieldProblem[] {
  const parsed = someMap.safeParse(value);
  if (!parsed.success) return [];
  return Object.entries(parsed.data).flatMap(([type, entry], index) => {
    if (!isSectionType(type)) {
      const near = index < mostNamed ? didYouMean(type, sectionTypes) : "";
      return { path: type, message: `No hay un tipo de sección «${type}».${near}` };
    }
    const selection = someSelection.safeParse(entry);
    if (!selection.success || isVariant(type, selection.data.component)) return [];
    const { component } = selection.data;
    const message = `${type}: no hay un diseño «${component}».${didYouMean(component, variantIds(type))}`;
    return { path: `${type}.component`, message };
  });
}

function didYouMean(name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  return suggestion === undefined ? "" : ` ¿Quisiste decir «${suggestion}»?`;
}
