import { isRecord, itemName } from "../site/site-fields.ts";

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

/** Whether two values are one record: with addresses by a common id, without any by name and short text. */
export function isSameRecord(one: unknown, other: unknown): boolean {
  const ids = idsIn(one);
  if (ids.length > 0) return idsIn(other).some((id) => ids.includes(id));
  return textKeys.slice(0, 2).every((key) => sameText(one, other, key));
}

/** Whether a testimonial may be another one after a change. */
const isLikeRecord = (one: unknown, other: unknown): boolean =>
  idsIn(one).length === 0 && textKeys.some((key) => sameText(one, other, key));

const textKeys = ["name", "shortTestimonial", "fullTestimonial"];

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function sameText(one: unknown, other: unknown, key: string): boolean {
  const [text, same] = [one, other].map((value) => (isRecord(value) ? value[key] : undefined));
  return typeof text === "string" && text !== "" && text === same;
}

/** The present id of a record and its former ones; none for a testimonial. */
function idsIn(value: unknown): string[] {
  const { id, formerIds } = isRecord(value) ? value : {};
  const former: unknown[] = Array.isArray(formerIds) ? formerIds : [];
  return [id, ...former].filter((one) => typeof one === "string");
}
