import {
  kindWith,
  listedKind,
  listPageName,
  pageNumberOf,
  type Route,
  recordName,
  routeAt,
  routePath,
  type Site,
  siteRoutes,
} from "@consultorio/content";
import { messages } from "./strings.ts";

/** A page of the draft that the reviewer can open. */
export interface SitePage {
  path: string;
  /** Such as «Enfermedades: Várices». */
  label: string;
  route: Route;
}

const { pages } = messages;

/** The pages of a site, in the order of a menu, without pages that only the server draws. */
export function sitePages(site: Site): SitePage[] {
  return siteRoutes(site).flatMap((route) => {
    const label = routeLabel(route, recordName(site, route));
    return label === null ? [] : [{ path: routePath(route), label, route }];
  });
}

function routeLabel(route: Route, record = ""): string | null {
  if ("id" in route) return `${kindWith("one", route.page)?.words.many}: ${record}`;
  const listed = listedKind(route);
  if (listed) {
    const number = pageNumberOf(route);
    return number === 1 ? listed.words.many : `${listed.words.many}: ${listPageName(number)}`;
  }
  return fixedPages.find(({ page }) => page === route.page)?.label ?? null;
}

/** The name of a page by its address alone: the draft that was reviewed may be gone. */
export function pageLabel(path: string): string {
  const route = routeAt(path);
  return (route && routeLabel(route, "id" in route ? route.id : "")) ?? path;
}

const fixedPages = [
  { page: "home", label: pages.home },
  { page: "contact", label: pages.contact },
  { page: "visitSheet", label: pages.visitSheet },
  { page: "privacy", label: pages.privacy },
];
