import type { Kind } from "../kinds/index.ts";
import { listPageCount, listPageName } from "../kinds/list-pages.ts";
import { textsOf } from "../kinds/site-content.ts";
import { findRecord } from "../records/record.ts";
import type { Metadata } from "../schema/metadata.ts";
import type { Site } from "../site/documents.ts";
import {
  hasList,
  listedKind,
  listRoute,
  pageNumberOf,
  type Route,
  routePath,
  siteRoutes,
} from "../site/route.ts";

/**
 * Metadata of a page from its record, or null for a page that has none (an unknown record, a list that waits for its first
 * one, a page that a list does not have, not found).
 */
export function pageMetadata(site: Site, route: Route): Metadata | null {
  const { siteContent } = site;
  const listed = listedKind(route);
  if (listed) return listMetadata(site, listed, pageNumberOf(route));
  switch (route.page) {
    case "home":
    case "contact":
    case "search":
    case "visitSheet":
    case "privacy":
      return siteContent[route.page].metadata;
    default:
      return findRecord(site, route)?.record.metadata ?? null;
  }
}

/** Metadata of a page of a list. A later page says its number first, where no search engine cuts it off. */
function listMetadata(site: Site, kind: Kind, number: number): Metadata | null {
  if (!hasList(site, kind) || number > listPageCount(site, kind)) return null;
  const { metadata } = textsOf(site.siteContent, kind).page;
  if (number === 1) return metadata;
  const numbered = (text: string, sign: string) =>
    text === "" ? "" : `${listPageName(number)}${sign} ${text}`;
  const { title, description, openGraph } = metadata;
  const path = routePath(listRoute(kind, number));
  return {
    ...metadata,
    title: numbered(title, " ·"),
    description: numbered(description, "."),
    openGraph: {
      ...openGraph,
      title: numbered(openGraph.title, " ·"),
      description: numbered(openGraph.description, "."),
      url: path,
    },
    alternates: { canonical: path },
  };
}

/**
 * The one address of a page for search engines: the address in its metadata if that is a page of this site, otherwise its
 * own. An address elsewhere, or a former address of the page, is not used.
 */
export function canonicalPath(site: Site, route: Route, wanted: string): string {
  const ownPath = routePath(route);
  return wanted !== ownPath && siteRoutes(site).some((page) => routePath(page) === wanted) ? wanted : ownPath;
}
