import { type CollectionName, collectionPaths, foldedText, isRecord } from "@consultorio/content";
import { blankValue, documentShape, shapeAt, withValueAt } from "@consultorio/content/document-shape";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { namingFields } from "./kind-fields.ts";

/** Most characters of a title and of a description for search engines. */
const most = { title: 70, description: 200 };
/** Most characters of an id. */
const longestId = 80;

/** A new record that has only a name and a summary, hidden until somebody shows it; required fields are filled from them. */
export function newRecord(
  kind: CollectionKind,
  { name, summary, taken }: { name: string; summary: string; taken: readonly string[] },
): unknown {
  const shape = shapeAt(documentShape(kind), "0");
  if (!shape) throw new Error(`${kind}: the collection has no form.`);
  const fields = namingFields(kind);
  const values: [string, unknown][] = [
    [fields.name, name],
    [fields.summary, summary],
    ["visible", false],
  ];
  if (kind === "testimonials") values.push(["rating", 5]);
  else {
    const id = freeSlug(slugOf(name), taken);
    const page = `${collectionPaths[kind]}/${id}`;
    values.push(
      ["id", id],
      ["metadata.title", name.slice(0, most.title)],
      ["metadata.description", summary.slice(0, most.description)],
      ["metadata.openGraph.url", page],
      ["metadata.alternates.canonical", page],
    );
  }
  return values.reduce((record, [path, value]) => withValueAt(record, path, value, shape), blankValue(shape));
}

/** A copy of a record with `mark` behind its name and an id of its own, hidden until somebody shows it. */
export function copiedRecord(
  kind: CollectionKind,
  record: unknown,
  taken: readonly string[],
  mark: string,
): unknown {
  if (!isRecord(record)) return record;
  const { name: key } = namingFields(kind);
  const copy = { ...structuredClone(record), [key]: `${String(record[key])} ${mark}`, visible: false };
  if (kind === "testimonials" || typeof record.id !== "string") return copy;
  const id = freeSlug(record.id, taken);
  const { formerIds: _, ...rest } = copy;
  const page = `${collectionPaths[kind]}/${id}`;
  const moved = withValueAt({ ...rest, id }, "metadata.alternates.canonical", page, null);
  return withValueAt(moved, "metadata.openGraph.url", page, null);
}

/**
 * A record under another id. It keeps the old id in `formerIds`, so that old links lead to it, and its metadata names
 * the new page.
 */
export function renamedRecord(record: unknown, collection: CollectionName, id: string): unknown {
  if (!isRecord(record) || typeof record.id !== "string" || record.id === id) return record;
  const former = Array.isArray(record.formerIds) ? record.formerIds : [];
  const pages = collectionPaths[collection];
  return {
    ...record,
    id,
    formerIds: [...former.filter((other) => other !== id && other !== record.id), record.id],
    metadata: replaced(record.metadata, `${pages}/${record.id}`, `${pages}/${id}`),
  };
}

/** A value with one address replaced by another. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, from, to)]));
}

/** A name as the last part of an address: small letters and digits, joined by hyphens. */
export const slugOf = (name: string): string =>
  foldedText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestId)
    .replace(/^-|-$/g, "");

/** The slug, with a number where it is taken. */
function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  const number = taken.length + 2;
  const numbers = Array.from({ length: number }, (_, index) => `${slug}-${index + 2}`);
  return numbers.find((candidate) => !taken.includes(candidate)) ?? `${slug}-${number + 2}`;
}
