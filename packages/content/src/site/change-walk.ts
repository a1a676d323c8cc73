import { z } from "zod";
import { isRecord } from "../schema/is-record.ts";
import { innerSchema, labelOf, shapeOf } from "../schema/schema-parts.ts";
import { isShownFirst } from "../schema/selected-sections.ts";
import { type DocumentName, documentSchemas } from "./documents.ts";
import { type Entry, inOrder, keyedPair, withEntries } from "./list-entries.ts";
import { choiceNames, controlOf, isLeaf } from "./site-fields.ts";
import { formatDate } from "./text.ts";

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

/** Documents of any age. */
export type Documents = Partial<Record<DocumentName, unknown>>;

/** What is done with each change on the way through two states of the site. */
export interface Walk {
  words: SectionWords;
  /** Whether the earlier value takes the place of the later one. */
  takesBack: (change: Change) => boolean;
  /** Goes through the fields of a group that one of the two states lacks, which is one change otherwise. */
  entersNewGroups?: boolean;
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

/**
 * Goes through a document; answers the later value itself where nothing is taken back. It goes through two values at once,
 * whose entries of lists belong together by their keys and not by their places, so that `walkSchema` is no help.
 */
export function walkDocument(walk: Walk, name: DocumentName, site: Record<keyof Pair, Documents>): unknown {
  const pair = { before: site.before[name], after: site.after[name] };
  if (same(pair)) return pair.after;
  if (name === "selectedSections") return walkSections(walk, pair);
  const label = labelOf(documentSchemas[name]);
  const places = name === "siteContent" ? [] : [label];
  return walkValue(walk, documentSchemas[name], pair, { path: name, places, label });
}

function walkValue(walk: Walk, schema: z.core.$ZodType, pair: Pair, around: Around): unknown {
  if (same(pair)) return pair.after;
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray && !isLeaf(inner)) return walkList(walk, inner, pair, around);
  if (inner instanceof z.ZodObject) return walkGroup(walk, inner, pair, around);
  const inWords = (value: unknown) =>
    inner instanceof z.ZodRecord ? sectionsInWords(walk.words, value) : readable(schema, value);
  const words = { before: inWords(pair.before), after: inWords(pair.after) };
  if (words.before === words.after) return pair.after;
  return walk.takesBack(change("changed", around, words)) ? pair.before : pair.after;
}

function walkGroup(walk: Walk, schema: z.ZodObject, pair: Pair, around: Around): unknown {
  const isInBoth = isRecord(pair.before) && isRecord(pair.after);
  if (!isInBoth && !walk.entersNewGroups && around.path.includes("."))
    return walkWholeGroup(walk, schema, pair, around);
  const [before, after] = [recordOf(pair.before), recordOf(pair.after)];
  const taken = Object.entries(shapeOf(schema)).flatMap(([key, field]): [string, unknown][] => {
    const label = labelOf(field);
    const places = isLeaf(field) ? around.places : [...around.places, label];
    const path = `${around.path}.${key}`;
    const value = walkValue(walk, field, { before: before[key], after: after[key] }, { path, places, label });
    return value === after[key] ? [] : [[key, value]];
  });
  if (taken.length === 0) return pair.after;
  return isInBoth ? withValues(after, taken) : pair.before;
}

/** A group that one of the two states lacks is one change: some of its fields alone would not be a group. */
function walkWholeGroup(
  { words, takesBack }: Walk,
  schema: z.ZodObject,
  pair: Pair,
  around: Around,
): unknown {
  const fields: Change[] = [];
  const collect = (field: Change) => {
    fields.push(field);
    return false;
  };
  walkGroup({ words, takesBack: collect, entersNewGroups: true }, schema, pair, around);
  if (fields.length === 0) return pair.after;
  const lines = (side: keyof Pair) =>
    fields
      .filter((field) => field[side] !== "")
      .map((field) => `${field.label}: ${field[side]}`)
      .join("\n");
  const outside = { ...around, places: around.places.slice(0, -1) };
  const whole = change("changed", outside, { before: lines("before"), after: lines("after") });
  return takesBack(whole) ? pair.before : pair.after;
}

/** A record with other values at some of its keys, without those that are undefined. */
const withValues = (record: Record<string, unknown>, values: [string, unknown][]) =>
  Object.fromEntries(
    Object.entries({ ...record, ...Object.fromEntries(values) }).filter(([, value]) => value !== undefined),
  );

function walkList(walk: Walk, schema: z.ZodArray, pair: Pair, around: Around): unknown {
  const { before, after } = keyedPair(pair.before, pair.after);
  const was = new Map(before.map((entry) => [entry.key, entry]));
  const is = new Map(after.map((entry) => [entry.key, entry]));
  const stayed = after.filter(({ key }) => was.has(key));
  const order = before.filter(({ key }) => is.has(key));
  const back = before
    .filter(({ key }) => !is.has(key))
    .filter(({ name, index }) =>
      walk.takesBack(
        change("removed", { ...around, path: `${around.path}.${index}` }, { before: name, after: "" }),
      ),
    );
  const gone = after
    .filter(({ key }) => !was.has(key))
    .filter(({ name, index }) =>
      walk.takesBack(
        change("added", { ...around, path: `${around.path}.${index}` }, { before: "", after: name }),
      ),
    );
  const moved = order.some(({ key }, index) => stayed[index]?.key !== key);
  const reordered =
    moved && walk.takesBack(change("moved", around, { before: namesOf(order), after: namesOf(stayed) }));
  const values = new Map(
    stayed.map(({ key, name, index, item }) => [
      key,
      walkValue(
        walk,
        schema.element,
        { before: was.get(key)?.item, after: item },
        { path: `${around.path}.${index}`, places: [...around.places, name], label: around.label },
      ),
    ]),
  );
  const unchanged = stayed.every(({ key, item }) => values.get(key) === item);
  if (unchanged && back.length === 0 && gone.length === 0 && !reordered) return pair.after;
  const left = after.filter((entry) => !gone.includes(entry));
  const placed = reordered ? inOrder(left, order) : left;
  return withEntries(placed, back, before).map(({ key, item }) => (values.has(key) ? values.get(key) : item));
}

function walkSections({ words, takesBack }: Walk, pair: Pair): unknown {
  const [before, after] = [recordOf(pair.before), recordOf(pair.after)];
  const label = labelOf(documentSchemas.selectedSections);
  const types = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const taken = types.flatMap((type): [string, unknown][] => {
    const [was, is] = [recordOf(before[type]), recordOf(after[type])];
    const variant = (id: unknown) => (typeof id === "string" ? words.variant(type, id) : "");
    const rows: [key: string, label: string, before: string, after: string][] = [
      ["component", "Diseño", variant(was.component), variant(is.component)],
      [
        "display",
        "Mostrar",
        yesNo(was.display ?? isShownFirst(type)),
        yesNo(is.display ?? isShownFirst(type)),
      ],
      ["order", "Orden", String(was.order ?? ""), String(is.order ?? "")],
    ];
    const around = { path: `selectedSections.${type}`, places: [label, words.section(type)] };
    const keys = rows
      .filter(([, name, one, other]) => {
        const texts = { before: one, after: other };
        return one !== other && takesBack(change("changed", { ...around, label: name }, texts));
      })
      .map(([key]) => key);
    if (keys.length === 0) return [];
    // A section that was not chosen before has its default variant again; one that is not chosen now comes back whole.
    if (!isRecord(before[type]) || !isRecord(after[type])) return [[type, before[type]]];
    return [
      [
        type,
        withValues(
          is,
          keys.map((key): [string, unknown] => [key, was[key]]),
        ),
      ],
    ];
  });
  return taken.length === 0 ? pair.after : withValues(after, taken);
}

/** A saved look in words: a line for each section, in the order of the page. */
const sectionsInWords = ({ section, variant }: SectionWords, value: unknown): string =>
  Object.entries(recordOf(value))
    .map(([type, selection]) => ({ type, ...selectionOf(type, selection) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ type, component, display }) => {
      const line = `${section(type)}: ${variant(type, component)}`;
      return display ? line : `${line} (oculta)`;
    })
    .join("\n");

function selectionOf(type: string, value: unknown): { component: string; display: boolean; order: number } {
  const { component, display = isShownFirst(type), order } = recordOf(value);
  return { component: String(component ?? ""), display: display !== false, order: Number(order ?? 0) };
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

/** A value in words. */
function readable(schema: z.core.$ZodType, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return yesNo(value);
  if (Array.isArray(value)) return value.map(String).join("\n");
  const text = String(value);
  if (controlOf(schema) === "date") return formatDate(text);
  return choiceNames(schema)[text] ?? text;
}

const namesOf = (entries: Entry[]) => entries.map(({ name }) => name).join(", ");

const yesNo = (value: unknown) => (value === false ? "No" : "Sí");

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
