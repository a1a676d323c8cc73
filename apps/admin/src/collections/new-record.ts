import { collectionPaths } from "@consultorio/content";
import { isRecord } from "../api/is-record.ts";
import { blankValue, shapeAt } from "../form/field-shape.ts";
import { withValueAt } from "../form/value-at.ts";
import { documentShape } from "../saving/document-shape.ts";
import { type CollectionKind, namingFields } from "./collection-kinds.ts";
import { freeSlug, slugOf } from "./slug.ts";

/** Most characters of a title and of a description for search engines. */
const most = { title: 70, description: 200 };

/** A record that has only its name and its summary yet; they fill what must not be empty. */
export function newRecord(
  kind: CollectionKind,
  { name, summary, taken }: { name: string; summary: string; taken: readonly string[] },
): unknown {
  const shape = shapeAt(documentShape(kind), "0");
  if (!shape) throw new Error(`${kind}: the collection has no form.`);
  const fields = namingFields[kind];
  const values: [string, unknown][] = [
    [fields.name, name],
    [fields.summary, summary],
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

/** A copy of a record, under a name and an address of its own, hidden until it is ready. */
export function copiedRecord(
  kind: CollectionKind,
  record: unknown,
  taken: readonly string[],
  mark: string,
): unknown {
  if (!isRecord(record)) return record;
  const { name: key } = namingFields[kind];
  const copy = { ...structuredClone(record), [key]: `${String(record[key])} ${mark}`, visible: false };
  if (kind === "testimonials" || typeof record.id !== "string") return copy;
  const id = freeSlug(record.id, taken);
  const { formerIds: _, ...rest } = copy;
  const page = `${collectionPaths[kind]}/${id}`;
  const moved = withValueAt({ ...rest, id }, "metadata.alternates.canonical", page, null);
  return withValueAt(moved, "metadata.openGraph.url", page, null);
}
