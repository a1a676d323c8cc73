import { type CollectionName, collectionPaths } from "@consultorio/content";
import { isRecord } from "../api/is-record.ts";

/**
 * A record under another id. It remembers the one it had, so that old links lead to it, and its search addresses
 * follow where they named the old page.
 */
export function renamedRecord(record: unknown, collection: CollectionName, id: string): unknown {
  if (!isRecord(record) || typeof record.id !== "string" || record.id === id) return record;
  const former = Array.isArray(record.formerIds) ? record.formerIds : [];
  const from = `${collectionPaths[collection]}/${record.id}`;
  const to = `${collectionPaths[collection]}/${id}`;
  return {
    ...record,
    id,
    formerIds: [...former.filter((other) => other !== id && other !== record.id), record.id],
    metadata: following(record.metadata, from, to),
  };
}

/** Metadata with one address in place of another. */
function following(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, following(inner, from, to)]));
}
