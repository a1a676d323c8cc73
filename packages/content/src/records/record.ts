import type { Disease, Guide, Service, Symptom } from "../schema/collections.ts";
import type { Site } from "../site/documents.ts";
import type { Route } from "../site/route.ts";

/** A disease, a symptom, a service or a guide, with its collection. */
export type FoundRecord =
  | { collection: "diseases"; record: Disease }
  | { collection: "symptoms"; record: Symptom }
  | { collection: "services"; record: Service }
  | { collection: "guides"; record: Guide };

/** The name in medicine. */
const medicalNameOf = (record: FoundRecord["record"]): string =>
  "title" in record ? record.title : record.name;

/** The name that readers see first: the one that patients use, or else the one in medicine. */
export const titleOf = (record: FoundRecord["record"]): string =>
  ("plainName" in record && record.plainName) || medicalNameOf(record);

/** The name in medicine to show beside {@link titleOf}; empty where it is the same. */
export const nameBesideOf = (record: FoundRecord["record"]): string =>
  titleOf(record) === medicalNameOf(record) ? "" : medicalNameOf(record);

/** The record whose page a route is; null for every other page and for an unknown id. */
export function findRecord(site: Site, route: Route): FoundRecord | null {
  const byId = <Item extends { id: string }>(records: Item[]) =>
    "id" in route ? records.find(({ id }) => id === route.id) : undefined;
  switch (route.page) {
    case "disease": {
      const record = byId(site.diseases);
      return record ? { collection: "diseases", record } : null;
    }
    case "symptom": {
      const record = byId(site.symptoms);
      return record ? { collection: "symptoms", record } : null;
    }
    case "service": {
      const record = byId(site.services);
      return record ? { collection: "services", record } : null;
    }
    case "guide": {
      const record = byId(site.guides);
      return record ? { collection: "guides", record } : null;
    }
    default:
      return null;
  }
}

/** Name of the record whose page a route is; undefined for every other page and an unknown id. */
export function recordName(site: Site, route: Route): string | undefined {
  const found = findRecord(site, route);
  return found ? titleOf(found.record) : undefined;
}
