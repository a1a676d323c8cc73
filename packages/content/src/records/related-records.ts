import { byCollection, type CollectionName } from "../kinds/index.ts";
import type { Relations } from "../schema/evidence.ts";
import type { Site } from "../site/documents.ts";
import { idsOf } from "../site/route.ts";
import { type MenuDetail, recordLink } from "./menu.ts";

/** Names one record of the site: ids are unique only within their collection. */
export interface RecordName {
  collection: CollectionName;
  id: string;
}

interface Related {
  id: string;
  formerIds?: string[] | undefined;
  relations?: Relations | undefined;
}

/** Whether a record's relations name one of some ids of a collection. They name no records of a later kind, such as guides. */
export const relatesTo = (
  { relations }: Pick<Related, "relations">,
  collection: CollectionName,
  ids: readonly string[],
): boolean =>
  Object.entries(relations ?? {}).some(
    ([name, related]) => name === collection && related.some((id) => ids.includes(id)),
  );

/**
 * Links from a record to its related records of each collection, in the order of the data. A relation is a link on both
 * records, although only one of them names it; an id without a record has no link.
 */
export function relatedRecords(
  site: Site,
  { collection, id }: RecordName,
): Record<CollectionName, MenuDetail[]> {
  const self: Related = site[collection].find((record) => record.id === id) ?? { id };
  const links = (other: CollectionName) =>
    site[other]
      .filter((record) => other !== collection || record.id !== id)
      .filter((record) => relatesTo(self, other, idsOf(record)) || relatesTo(record, collection, idsOf(self)))
      .map((record) => recordLink(site, other, record));
  return byCollection(({ name }) => links(name));
}
