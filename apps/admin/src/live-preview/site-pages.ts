import {
  collectionPaths,
  type Route,
  recordName,
  routePath,
  type Site,
  siteRoutes,
} from "@consultorio/content";
import { words } from "./strings.ts";

/** A page of the draft that the reviewer can open. */
export interface SitePage {
  path: string;
  /** Such as «Enfermedades: Várices». */
  label: string;
  route: Route;
}

const { pages } = words;

/** The pages of a site, in the order of a menu. What only the server answers is not among them. */
export function sitePages(site: Site): SitePage[] {
  return siteRoutes(site).flatMap((route) => {
    const label = routeLabel(route, recordName(site, route));
    return label === null ? [] : [{ path: routePath(route), label, route }];
  });
}

function routeLabel(route: Route, record = ""): string | null {
  switch (route.page) {
    case "service":
    case "disease":
    case "symptom":
    case "guide":
      return `${pages[collectionOf[route.page]]}: ${record}`;
    case "search":
    case "not-found":
      return null;
    default:
      return pages[route.page];
  }
}

const collectionOf = {
  service: "services",
  disease: "diseases",
  symptom: "symptoms",
  guide: "guides",
} as const;

/** The name of a page by its address alone: the draft that was reviewed may be gone. */
export function pageLabel(path: string): string {
  const fixed = fixedPages.find((route) => routePath(route) === path);
  if (fixed) return pages[fixed.page];
  const [, collection = "", id = path] = /^(\/[^/]+)\/(.+)$/.exec(path) ?? [];
  const name = collectionNames.find((one) => collectionPaths[one] === collection);
  return name ? `${pages[name]}: ${id}` : path;
}

const fixedPages = [
  { page: "home" },
  { page: "services" },
  { page: "diseases" },
  { page: "symptoms" },
  { page: "guides" },
  { page: "contact" },
  { page: "privacy" },
] as const;
const collectionNames = ["services", "diseases", "symptoms", "guides"] as const;
