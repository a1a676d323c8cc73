import type { Site } from "../site/documents.ts";
import { type Route, routePath, siteRoutes } from "../site/route.ts";

/**
 * The one address that search engines should list a page under: the one that its record names where that is a page of
 * this site, else its own. An address elsewhere, or one that the page had before it was renamed, is never named.
 */
export function canonicalPath(site: Site, route: Route, wanted: string): string {
  return siteRoutes(site).some((page) => routePath(page) === wanted) ? wanted : routePath(route);
}
