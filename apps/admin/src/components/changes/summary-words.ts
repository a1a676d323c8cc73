import type { ChangedThing } from "#api/versions.ts";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

/** How many things, and fields of each, one line names. */
const most = { things: 3, fields: 3 };

/** The changes of several versions, each field once. The newest version comes first. */
export function joinedSummary(summaries: readonly ChangedThing[][]): ChangedThing[] {
  const joined = new Map<string, Set<string>>();
  for (const { about, fields } of summaries.toReversed().flat())
    joined.set(about, new Set([...(joined.get(about) ?? []), ...fields]));
  return [...joined].map(([about, fields]) => ({ about, fields: [...fields] }));
}

/** One line: `Información del Doctor: Teléfono para citas; servicio Escleroterapia agregado`. Empty for nothing. */
export function summaryWords(things: readonly ChangedThing[]): string {
  const named = things.slice(0, most.things).map(({ about, fields }) => {
    if (fields.length === 0) return about;
    const rest = fields.length - most.fields;
    const list = fields.slice(0, most.fields).join(", ");
    return `${about}: ${rest > 0 ? fill(messages.andMore, { list, count: rest }) : list}`;
  });
  const list = named.join("; ");
  const rest = things.length - named.length;
  const line = rest > 0 ? fill(messages.andMore, { list, count: rest }) : list;
  return line.charAt(0).toLocaleUpperCase("es") + line.slice(1);
}
