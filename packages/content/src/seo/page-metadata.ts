import { textsOf } from "../kinds/site-content.ts";
import { findRecord } from "../records/record.ts";
import type { Metadata } from "../schema/metadata.ts";
import type { Site } from "../site/documents.ts";
import { hasList, listedKind, type Route, routePath, siteRoutes } from "../site/route.ts";

/** Metadata of a page from its record, or null for a page that has none (an unknown record, a list that waits for its first one, not found). */
export function pageMetadata(site: Site, route: Route): Metadata | null {
  const { siteContent } = site;
  const listed = listedKind(route);
  if (listed) return hasList(site, listed) ? textsOf(siteContent, listed).page.metadata : null;
  switch (route.page) {
    case "home":
    case "contact":
    case "search":
    case "privacy":
      return siteContent[route.page].metadata;
    default:
      return findRecord(site, route)?.record.metadata ?? null;
  }
}

/**
 * The one address of a page for search engines: the address in its metadata if that is a page of this site, otherwise its
 * own. An address elsewhere, or a former address of the page, is not used.
 */
export function canonicalPath(site: Site, route: Route, wanted: string): string {
  const ownPath = routePath(route);
  return wanted !== ownPath && siteRoutes(site).some((page) => routePath(page) === wanted) ? wanted : ownPath;
}
