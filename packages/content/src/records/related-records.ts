import { byCollection, type CollectionName, collectionNames } from "../kinds/index.ts";
import type { Relations } from "../schema/evidence.ts";
import type { Site } from "../site/documents.ts";
import { idsOf } from "../site/route.ts";
import { type MenuDetail, recordLinks } from "./menu.ts";

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

/** The places of a record's related records in their collections, in rising order. */
type Places = Partial<Record<CollectionName, readonly number[]>>;

/** The related records of every record that has some, by its collection and its id. */
export type RelatedPlaces = Record<CollectionName, Record<string, Places>>;

/** Whether a record's relations name one of some ids of a collection. They name no records of a later kind, such as guides. */
export const relatesTo = (
  { relations }: Pick<Related, "relations">,
  collection: CollectionName,
  ids: readonly string[],
): boolean =>
  Object.entries(relations ?? {}).some(
    ([name, related]) => name === collection && related.some((id) => ids.includes(id)),
  );

/** The related records of all records: a relation that one of two records names holds for both. An id that names no record has none. */
export function relatedPlaces(site: Site): RelatedPlaces {
  const places = byCollection(({ name }) => site[name].map(() => byCollection(() => new Set<number>())));
  const placesOf = byCollection(({ name }) => placesById(site[name]));
  for (const collection of collectionNames)
    site[collection].forEach(({ relations }: Related, place) => {
      for (const other of collectionNames)
        for (const id of namedIn(relations, other))
          for (const otherPlace of placesOf[other].get(id) ?? []) {
            if (other === collection && otherPlace === place) continue;
            places[collection][place]?.[other].add(otherPlace);
            places[other][otherPlace]?.[collection].add(place);
          }
    });
  return byCollection(({ name }) =>
    Object.fromEntries(
      site[name].flatMap(({ id }, place) => {
        const related = places[name][place];
        const named = Object.entries(related ?? {}).filter(([, places]) => places.size > 0);
        const sorted = named.map(([other, places]) => [other, [...places].toSorted((a, b) => a - b)]);
        return sorted.length === 0 ? [] : [[id, Object.fromEntries(sorted)]];
      }),
    ),
  );
}

/** The ids of a collection that relations name. */
const namedIn = (relations: Relations | undefined, collection: CollectionName): readonly string[] =>
  Object.entries(relations ?? {}).flatMap(([name, ids]) => (name === collection ? ids : []));

/** The places of records by each of their ids. A former id may be that of another record. */
function placesById(records: readonly Related[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  records.forEach((record, place) => {
    for (const id of idsOf(record)) places.set(id, [...(places.get(id) ?? []), place]);
  });
  return places;
}

/**
 * Links from a record to its related records of each collection, in the order of the data. A relation is a link on both
 * records, although only one of them names it; an id without a record has no link. Where the site has the related places
 * of all records, only those of this record are read.
 */
export function relatedRecords(
  site: Site & { facts?: { relatedPlaces: RelatedPlaces } },
  { collection, id }: RecordName,
): Record<CollectionName, MenuDetail[]> {
  const { [id]: places = {} } = (site.facts?.relatedPlaces ?? relatedPlaces(site))[collection];
  return byCollection(({ name }) =>
    recordLinks(
      site,
      name,
      (places[name] ?? []).flatMap((place) => site[name][place] ?? []),
    ),
  );
}
