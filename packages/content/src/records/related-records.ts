import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths } from "../site/route.ts";
import { type MenuDetail, recordLinks } from "./menu.ts";

/** Names one record of the site: ids are unique only within their collection. */
export interface RecordName {
  collection: CollectionName;
  id: string;
}

const collections: readonly CollectionName[] = ["symptoms", "diseases", "services"];

const relationsOf = (site: Site, { collection, id }: RecordName) =>
  site[collection].find((record) => record.id === id)?.relations;

/** Every id by which a record is known: its own, and those that it had before. */
const idsOf = ({ id, formerIds = [] }: { id: string; formerIds?: string[] | undefined }) => [
  id,
  ...formerIds,
];

/** Whether the relations of one record name the other, by the id that it has or had. */
function names(site: Site, one: RecordName, other: RecordName): boolean {
  const record = site[other.collection].find(({ id }) => id === other.id);
  const known = record ? idsOf(record) : [other.id];
  return relationsOf(site, one)?.[other.collection].some((id) => known.includes(id)) ?? false;
}

/** Whether one of the two names the other; nothing is related to itself. */
function related(site: Site, one: RecordName, other: RecordName): boolean {
  if (one.collection === other.collection && one.id === other.id) return false;
  return names(site, one, other) || names(site, other, one);
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
          .filter((wanted) => !site[other].some((record) => idsOf(record).includes(wanted)))
          .map((wanted) => ({ from: { collection, id }, to: { collection: other, id: wanted } })),
      ),
    ),
  );
}
