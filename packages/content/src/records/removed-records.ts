import { itemName } from "../site/site-fields.ts";
import { isLikeRecord, isSameRecord } from "./same-record.ts";

/** A record that left its collection. */
export interface RemovedRecord {
  /** Its place in the list before. */
  index: number;
  name: string;
}

/**
 * The records of a collection that a later state does not have any more. A record with an address is the same as long
 * as one of its present or former ids is; a testimonial as long as its name or one of its texts is. Takes any values.
 */
export function removedRecords(before: unknown, after: unknown): RemovedRecord[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const left = new Set<unknown>(after);
  let missing = before.map((record: unknown, index) => ({ record, index }));
  // What is certainly the same is matched first: of two testimonials with one name the right one is missing then.
  for (const matches of [sameJson, isSameRecord, isLikeRecord]) {
    missing = missing.filter(({ record }) => {
      const found = [...left].find((other) => matches(record, other));
      return !(found !== undefined && left.delete(found));
    });
  }
  return missing.map(({ record, index }) => ({ index, name: itemName(record, index) }));
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
