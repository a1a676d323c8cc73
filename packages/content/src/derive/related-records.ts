import type { Site } from "../documents.ts";
import { type CollectionName, collectionPaths } from "../route.ts";
import { type MenuDetail, recordLinks } from "./menu.ts";

/** Names one record of the site: ids are unique only within their collection. */
export interface RecordName {
  collection: CollectionName;
  id: string;
}

const collections: readonly CollectionName[] = ["symptoms", "diseases", "services"];

const relationsOf = (site: Site, { collection, id }: RecordName) =>
  site[collection].find((record) => record.id === id)?.relations;

/** Whether one of the two names the other; nothing is related to itself. */
function related(site: Site, one: RecordName, other: RecordName): boolean {
  if (one.collection === other.collection && one.id === other.id) return false;
  return (
    (relationsOf(site, one)?.[other.collection].includes(other.id) ||
      relationsOf(site, other)?.[one.collection].includes(one.id)) ??
    false
  );
}

/**
 * Links from a record to the symptoms, diseases and services it is related to, in the order of the data. A relation
 * that either side names holds on both; an id that names no record has no link.
 */
export function relatedRecords(site: Site, record: RecordName): Record<CollectionName, MenuDetail[]> {
  const links = (collection: CollectionName) => {
    const addresses = site[collection]
      .filter(({ id }) => related(site, record, { collection, id }))
      .map(({ id }) => `${collectionPaths[collection]}/${id}`);
    return recordLinks(site, collection).filter(({ href }) => addresses.includes(href));
  };
  return { symptoms: links("symptoms"), diseases: links("diseases"), services: links("services") };
}

/** Every relation that is written at a record and names a record that the site does not have. */
export function brokenRelations(site: Site): { from: RecordName; to: RecordName }[] {
  return collections.flatMap((collection) =>
    site[collection].flatMap(({ id, relations }) =>
      collections.flatMap((other) =>
        (relations?.[other] ?? [])
          .filter((wanted) => !site[other].some((record) => record.id === wanted))
          .map((wanted) => ({ from: { collection, id }, to: { collection: other, id: wanted } })),
      ),
    ),
  );
}
