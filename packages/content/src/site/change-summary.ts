import { kinds } from "../kinds/index.ts";
import type { Change } from "./change-walk.ts";

/** A changed record or part, and which of its fields: `{ about: "Várices", fields: ["Causas"] }`. */
export interface ChangedThing {
  about: string;
  /** Empty if the whole record or part was added or removed, or has no fields. */
  fields: string[];
}

/** Changes in a few words: each record or part of the site once, with the names of its fields that changed. */
export function changeSummary(changes: readonly Change[]): ChangedThing[] {
  const things = new Map<string, Set<string>>();
  for (const { about, fields } of changes.map(thingOf)) {
    const fieldNames = things.get(about) ?? new Set();
    for (const field of fields) fieldNames.add(field);
    things.set(about, fieldNames);
  }
  return [...things].map(([about, fields]) => ({ about, fields: [...fields] }));
}

/** The name of a record of each collection, and the words for adding and removing it. */
const recordWords: Partial<Record<string, { record: string; added: string; removed: string }>> = {
  ...Object.fromEntries(
    kinds.map(({ name, words: { one, feminine } }) => [
      name,
      feminine
        ? { record: one, added: "agregada", removed: "borrada" }
        : { record: one, added: "agregado", removed: "borrado" },
    ]),
  ),
  testimonials: { record: "testimonio", added: "agregado", removed: "borrado" },
};

function thingOf({ path, place, label, kind, before, after }: Change): ChangedThing {
  const [document = "", ...within] = path.split(".");
  const words = recordWords[document];
  const name = kind === "removed" ? before : after;
  if (words && within.length === 1 && (kind === "added" || kind === "removed"))
    return { about: `${words.record} ${name} ${words[kind]}`, fields: [] };
  const places = place === "" ? [] : place.split(" › ");
  // The first place of a record is its collection, that of a section is the screen.
  const [about = label] = document === "siteContent" ? places : places.slice(1);
  if (kind === "changed") return { about, fields: about === label ? [] : [label] };
  if (kind === "moved") return { about, fields: [about === label ? "orden" : `orden de ${label}`] };
  return { about, fields: [`${kind === "added" ? "se agregó" : "se quitó"} «${name}»`] };
}
