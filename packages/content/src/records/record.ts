import { type FoundRecord, kindWith } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import type { Site } from "../site/documents.ts";
import type { Route } from "../site/route.ts";

/** The record whose page a route is; null for every other page and for an unknown id. */
export const findRecord = (site: Site, route: Route): FoundRecord | null =>
  "id" in route ? (kindWith("one", route.page)?.lookup(site, route.id) ?? null) : null;

/** Name of the record whose page a route is; undefined for every other page and an unknown id. */
export function recordName(site: Site, route: Route): string | undefined {
  const entry = findRecord(site, route);
  return entry ? titleOf(entry.record) : undefined;
}
