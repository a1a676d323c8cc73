import { z } from "zod";
import { type CollectionName, collectionNames } from "../kinds/index.ts";
import { isRecord } from "../schema/is-record.ts";
import { innerSchema, labelOf, shapeOf } from "../schema/schema-parts.ts";
import type { Documents } from "../site/change-walk.ts";
import { documentSchemas, tidyDocuments } from "../site/documents.ts";
import { siteChanges } from "../site/site-changes.ts";
import { isSameRecord } from "./same-record.ts";

const recordChangeSchema = z.object({
  /** The day on which the change became public, an ISO date. */
  publishedOn: z.string(),
  /** Whether the page became public on that day. */
  isNew: z.boolean(),
  /** The names of the parts that changed. */
  parts: z.array(z.string()),
  /** Who reviewed the text with this change, and on which day, an ISO date; null without a new review. */
  review: z.object({ reviewedBy: z.string(), reviewedOn: z.string() }).nullable(),
});

/** What became public on one day in the text of one record, and who reviewed it. */
export type RecordChange = z.infer<typeof recordChangeSchema>;

const changesSchema = z.partialRecord(
  z.enum(collectionNames),
  z.record(z.string(), z.array(recordChangeSchema)),
);

/** The public changes of each record, by collection and id, the newest first. */
export type RecordChanges = z.infer<typeof changesSchema>;

/** The address at which a site publishes the changes of its records, as JSON. */
export const recordChangesPath = "/revisiones.json";

/** How many changes of a record are kept. */
const mostChanges = 12;

/** Fields that are no text of the page: addresses, pictures, words for the search, places of the record, the review. */
const besideText = new Set([
  "id",
  "formerIds",
  "visible",
  "review",
  "group",
  "procedure",
  "isSign",
  "imageHome",
  "imageIndividual",
  "iconIndividual",
  "homeSign",
  "searchTerms",
  "relations",
  "metadata",
]);

/** The changes that a published file has; none where it is no such file. */
export function parseRecordChanges(json: string): RecordChanges {
  try {
    return changesSchema.parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/**
 * The changes of all records after a publication: those that were public, and what differs in the new documents. What was
 * published on the same day is one change. A record that is gone or hidden takes its changes with it; one with a new
 * address keeps them.
 * @param day the day of the publication, an ISO date
 */
export function withPublication(
  earlier: RecordChanges,
  { day, ...documents }: { before: Documents; after: Documents; day: string },
): RecordChanges {
  const [before, after] = [tidyDocuments(documents.before), tidyDocuments(documents.after)];
  const changed = changedParts(before, after);
  return Object.fromEntries(
    collectionNames.map((collection) => {
      const was = listOf(before[collection]).filter(isPublic);
      const entries = listOf(after[collection]).flatMap((record, index): [string, RecordChange[]][] => {
        if (!isPublic(record)) return [];
        const known = was.find((one) => isSameRecord(one, record));
        const kept = earlier[collection]?.[idOf(known)] ?? [];
        const fields = changed.get(`${collection}.${index}`) ?? new Set();
        const change = changeOf(record, known, fields, { collection, day });
        const changes = change === null ? kept : withChange(kept, change);
        return changes.length === 0 ? [] : [[idOf(record), changes.slice(0, mostChanges)]];
      });
      return [collection, Object.fromEntries(entries)];
    }),
  );
}

/** The keys of the fields that differ, by collection and place in the later documents. */
function changedParts(before: Documents, after: Documents): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { path } of siteChanges(before, after)) {
    const [collection = "", index = "", field] = path.split(".");
    const record = `${collection}.${index}`;
    if (field !== undefined && !besideText.has(field))
      parts.set(record, (parts.get(record) ?? new Set()).add(field));
  }
  return parts;
}

/** The change of a record; null where readers have the same text and the same review as before. */
function changeOf(
  record: unknown,
  before: unknown,
  fields: ReadonlySet<string>,
  { collection, day }: { collection: CollectionName; day: string },
): RecordChange | null {
  const review = reviewOf(record);
  const isReviewed = review !== null && review.reviewedOn !== reviewOf(before)?.reviewedOn;
  const isNew = before === undefined;
  if (!isNew && !isReviewed && fields.size === 0) return null;
  return {
    publishedOn: day,
    isNew,
    parts: isNew ? [] : [...fields].map((field) => partName(collection, field)),
    review: isReviewed ? review : null,
  };
}

/** Adds a change to those of a record, or to the one of the same day. */
function withChange(changes: RecordChange[], change: RecordChange): RecordChange[] {
  const [newest, ...older] = changes;
  if (newest?.publishedOn !== change.publishedOn) return [change, ...changes];
  const isNew = newest.isNew || change.isNew;
  const parts = isNew ? [] : [...new Set([...newest.parts, ...change.parts])];
  return [{ ...change, isNew, parts, review: change.review ?? newest.review }, ...older];
}

function reviewOf(record: unknown): RecordChange["review"] {
  const review = isRecord(record) && isRecord(record.review) ? record.review : {};
  const { reviewedBy, reviewedOn } = review;
  return typeof reviewedBy === "string" && typeof reviewedOn === "string" && reviewedOn !== ""
    ? { reviewedBy, reviewedOn }
    : null;
}

/** The name of a field in the form of its record. */
function partName(collection: CollectionName, field: string): string {
  const list = innerSchema(documentSchemas[collection]);
  const record = list instanceof z.ZodArray ? innerSchema(list.element) : list;
  const schema = record instanceof z.ZodObject ? shapeOf(record)[field] : undefined;
  return schema === undefined ? field : labelOf(schema);
}

/** Nothing of a hidden record is public, and one that is shown again is new to readers. */
const isPublic = (record: unknown): boolean => !(isRecord(record) && record.visible === false);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const idOf = (record: unknown): string => (isRecord(record) ? String(record.id ?? "") : "");
