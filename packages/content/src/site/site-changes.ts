import { z } from "zod";
import { type DocumentName, documentNames, documentSchemas } from "./documents.ts";
import {
  choiceNames,
  controlOf,
  innerSchema,
  isLeaf,
  isRecord,
  itemName,
  labelOf,
  shapeOf,
} from "./site-fields.ts";

/** One difference between two states of the site, in the words of the forms. */
export interface Change {
  path: string;
  /** `Enfermedades › Várices`; empty for a part of the site content. */
  place: string;
  label: string;
  kind: "changed" | "added" | "removed" | "moved";
  /** In words; empty where there was or is nothing. */
  before: string;
  after: string;
}

/** Words that only the section library knows. */
export interface SectionWords {
  section: (type: string) => string;
  variant: (type: string, id: string) => string;
}

const asWritten: SectionWords = { section: (type) => type, variant: (_type, id) => id };

type Documents = Partial<Record<DocumentName, unknown>>;

/** The changes from one state of the site to another, field by field. Takes documents of any age. */
export function siteChanges(before: Documents, after: Documents, words: SectionWords = asWritten): Change[] {
  return documentNames.flatMap((name) => {
    const pair = { before: before[name], after: after[name] };
    if (same(pair)) return [];
    if (name === "selectedSections") return sectionChanges(pair, words);
    const label = labelOf(documentSchemas[name]);
    const places = name === "siteContent" ? [] : [label];
    return changesIn(documentSchemas[name], pair, { path: name, places, label });
  });
}

interface Pair {
  before: unknown;
  after: unknown;
}

interface Around {
  path: string;
  places: string[];
  /** The name of the value itself. */
  label: string;
}

const same = ({ before, after }: Pair) => JSON.stringify(before) === JSON.stringify(after);

function changesIn(schema: z.core.$ZodType, pair: Pair, around: Around): Change[] {
  if (same(pair)) return [];
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray && !isLeaf(inner)) return listChanges(inner, pair, around);
  if (inner instanceof z.ZodObject) {
    const [before, after] = [recordOf(pair.before), recordOf(pair.after)];
    return Object.entries(shapeOf(inner)).flatMap(([key, field]) => {
      const label = labelOf(field);
      const places = isLeaf(field) ? around.places : [...around.places, label];
      const path = `${around.path}.${key}`;
      return changesIn(field, { before: before[key], after: after[key] }, { path, places, label });
    });
  }
  const words = { before: readable(schema, pair.before), after: readable(schema, pair.after) };
  return words.before === words.after ? [] : [change("changed", around, words)];
}

/** Two entries are the same if their id, path or name is; without any of these, if their place in the list is. */
function listChanges(schema: z.ZodArray, pair: Pair, around: Around): Change[] {
  const [before, after] = [keyed(pair.before), keyed(pair.after)];
  const was = new Map(before.map((entry) => [entry.key, entry]));
  const is = new Map(after.map((entry) => [entry.key, entry]));
  const removed = before.filter(({ key }) => !is.has(key));
  const added = after.filter(({ key }) => !was.has(key));
  const stayed = after.filter(({ key }) => was.has(key));
  const order = before.filter(({ key }) => is.has(key));
  const moved = order.some(({ key }, index) => stayed[index]?.key !== key);
  return [
    ...removed.map(({ name, index }) =>
      change("removed", { ...around, path: `${around.path}.${index}` }, { before: name, after: "" }),
    ),
    ...added.map(({ name, index }) =>
      change("added", { ...around, path: `${around.path}.${index}` }, { before: "", after: name }),
    ),
    ...(moved ? [change("moved", around, { before: namesOf(order), after: namesOf(stayed) })] : []),
    ...stayed.flatMap(({ key, name, index, item }) =>
      changesIn(
        schema.element,
        { before: was.get(key)?.item, after: item },
        { path: `${around.path}.${index}`, places: [...around.places, name], label: around.label },
      ),
    ),
  ];
}

interface Entry {
  key: string;
  name: string;
  index: number;
  item: unknown;
}

const namesOf = (entries: Entry[]) => entries.map(({ name }) => name).join(", ");

function keyed(list: unknown): Entry[] {
  if (!Array.isArray(list)) return [];
  const seen = new Map<string, number>();
  return list.map((item: unknown, index) => {
    const record = recordOf(item);
    const named = [record.id, record.path, record.name, record.nameTitle].find(
      (word): word is string => typeof word === "string" && word !== "",
    );
    const base = named ?? `#${index}`;
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return { key: `${base} ${times}`, name: itemName(item, index), index, item };
  });
}

function sectionChanges(pair: Pair, words: SectionWords): Change[] {
  const [before, after] = [recordOf(pair.before), recordOf(pair.after)];
  const types = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const label = labelOf(documentSchemas.selectedSections);
  return types.flatMap((type) => {
    const [was, is] = [recordOf(before[type]), recordOf(after[type])];
    const variant = (id: unknown) => (typeof id === "string" ? words.variant(type, id) : "");
    const rows: [label: string, before: string, after: string][] = [
      ["Diseño", variant(was.component), variant(is.component)],
      ["Mostrar", yesNo(was.display ?? true), yesNo(is.display ?? true)],
      ["Orden", String(was.order ?? ""), String(is.order ?? "")],
    ];
    return rows
      .filter(([, one, other]) => one !== other)
      .map(([name, one, other]) => {
        const places = [label, words.section(type)];
        const around = { path: `selectedSections.${type}`, places, label: name };
        return change("changed", around, { before: one, after: other });
      });
  });
}

function change(
  kind: Change["kind"],
  { path, places, label }: Around,
  words: Pick<Change, "before" | "after">,
): Change {
  // A changed value has the name of its field; an entry that was added, removed or moved has that of its list.
  const place = kind === "changed" ? places : places.slice(0, -1);
  return {
    path,
    place: place.join(" › "),
    label: kind === "changed" ? label : (places.at(-1) ?? label),
    kind,
    ...words,
  };
}

const longDay = new Intl.DateTimeFormat("es-MX", { timeZone: "UTC", dateStyle: "long" });

/** A value in words. */
function readable(schema: z.core.$ZodType, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return yesNo(value);
  if (Array.isArray(value)) return value.map(String).join("\n");
  const text = String(value);
  if (controlOf(schema) === "date" && text !== "") return longDay.format(new Date(`${text}T12:00:00Z`));
  return choiceNames(schema)[text] ?? text;
}

const yesNo = (value: unknown) => (value === false ? "No" : "Sí");

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
