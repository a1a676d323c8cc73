import { itemName } from "../site/site-fields.ts";
import { isLikeRecord, isSameRecord } from "./same-record.ts";

/** A record that left its collection. */
export interface RemovedRecord {
  /** Its place in the list before. */
  index: number;
  name: string;
}

/**
 * The records of a collection that a later state does not have any more. Records with an address are the same if they
 * share a present or former id; testimonials if they share the name or a text. Takes any values.
 */
export function removedRecords(before: unknown, after: unknown): RemovedRecord[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const left = new Set<unknown>(after);
  let missing = before.map((record: unknown, index) => ({ record, index }));
  // The surest matches come first: of two testimonials with one name the right one is missing then.
  for (const matches of [sameJson, isSameRecord, isLikeRecord]) {
    missing = missing.filter(({ record }) => {
      const match = [...left].find((other) => matches(record, other));
      return !(match !== undefined && left.delete(match));
    });
  }
  return missing.map(({ record, index }) => ({ index, name: itemName(record, index) }));
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
