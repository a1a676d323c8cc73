import { type Kind, kinds, kindWith } from "../kinds/index.ts";
import { listPageCount } from "../kinds/list-pages.ts";
import type { Site } from "./documents.ts";

/** A page of the public site. Detail pages name their record, and later pages of a list their number, from 2. */
export type Route =
  | { page: "home" }
  | { page: Kind["name"]; pageNumber?: number }
  | { page: Kind["one"]; id: string }
  | { page: "contact" | "search" | "visitSheet" | "privacy" }
  | { page: "not-found" };

/** Address of the page that answers a search; the query is its `q`. */
export const searchPath = "/buscar";

/** Address of the data that answers a search. */
export const searchDataPath = "/buscar.json";

const fixedPaths = {
  home: "/",
  contact: "/contacto",
  search: searchPath,
  visitSheet: "/mi-hoja",
  privacy: "/aviso-de-privacidad",
  "not-found": "/404",
} as const;

/** The kind whose list a route is; undefined for any other page. */
export const listedKind = (route: Route): Kind | undefined => kindWith("name", route.page);

/** The route of a page of a list, by its number from 1. */
export const listRoute = ({ name }: Kind, pageNumber: number): Route =>
  pageNumber === 1 ? { page: name } : { page: name, pageNumber };

/** The number of a page of a list, from 1. */
export const pageNumberOf = (route: Route): number =>
  ("pageNumber" in route ? route.pageNumber : undefined) ?? 1;

/** Address of a route on the public site. */
export function routePath(route: Route): string {
  if ("id" in route) return `${menuPath(route)}/${route.id}`;
  const pageNumber = pageNumberOf(route);
  return pageNumber === 1 ? menuPath(route) : `${menuPath(route)}/pagina/${pageNumber}`;
}

/** Address of the menu entry for a route. Detail pages and later pages of a list have the entry of the list. */
export function menuPath(route: Route): string {
  const kind = "id" in route ? kindWith("one", route.page) : listedKind(route);
  return (
    kind?.path ??
    Object.entries(fixedPaths).find(([page]) => page === route.page)?.[1] ??
    fixedPaths["not-found"]
  );
}

/** The last part of the address of a later page of a list. A record's id has no slash. */
const laterPage = /^pagina\/([2-9]|[1-9]\d{1,2})$/;

/** The route of an address of the site, whether or not its record or its page of a list exists. Null for any other address. */
export function routeAt(path: string): Route | null {
  for (const kind of kinds) {
    if (path === kind.path) return { page: kind.name };
    const rest = path.startsWith(`${kind.path}/`) ? path.slice(kind.path.length + 1) : "";
    const [, pageNumber] = laterPage.exec(rest) ?? [];
    if (pageNumber !== undefined) return { page: kind.name, pageNumber: Number(pageNumber) };
    if (rest !== "" && !rest.includes("/")) return { page: kind.one, id: rest };
  }
  switch (path) {
    case fixedPaths.home:
      return { page: "home" };
    case fixedPaths.contact:
      return { page: "contact" };
    case fixedPaths.search:
      return { page: "search" };
    case fixedPaths.visitSheet:
      return { page: "visitSheet" };
    case fixedPaths.privacy:
      return { page: "privacy" };
    case fixedPaths["not-found"]:
      return { page: "not-found" };
    default:
      return null;
  }
}

/** Whether a kind has a list page: a later kind has a list page from its first record on. */
export const hasList = (site: Site, kind: Kind): boolean =>
  kind.laterTexts === null || kind.records(site).length > 0;

/** The pages of a kind's list. */
const listRoutes = (site: Site, kind: Kind): Route[] =>
  hasList(site, kind)
    ? Array.from({ length: listPageCount(site, kind) }, (_, index) => listRoute(kind, index + 1))
    : [];

/** Every route of the site: the pages of a publication. */
export function siteRoutes(site: Site): Route[] {
  return [
    { page: "home" },
    ...kinds.flatMap((kind): Route[] => [
      ...listRoutes(site, kind),
      ...kind.records(site).map(({ id }) => ({ page: kind.one, id })),
    ]),
    { page: "contact" },
    { page: "search" },
    { page: "visitSheet" },
    { page: "privacy" },
    { page: "not-found" },
  ];
}

/** Every id of a record: its present id, and its former ones. */
export const idsOf = ({ id, formerIds = [] }: { id: string; formerIds?: string[] | undefined }): string[] => [
  id,
  ...formerIds,
];

/**
 * The redirects of former addresses. Each leads straight to the present address, however often the record was renamed, so
 * that there is neither a chain nor a loop. A former id that another record has now is an address of that record; a
 * former id of two records leads to the first.
 */
export function redirects(site: Site): { from: string; to: string }[] {
  return kinds.flatMap((kind) => {
    const records = kind.records(site);
    const taken = new Set(records.map(({ id }) => id));
    return records.flatMap(({ id, formerIds = [] }) =>
      formerIds.flatMap((former) => {
        if (taken.has(former)) return [];
        taken.add(former);
        return [{ from: kind.pagePath(former), to: kind.pagePath(id) }];
      }),
    );
  });
}
