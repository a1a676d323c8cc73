import type { Site } from "./documents.ts";

/** Which page of the public site is drawn. Detail pages name their record. */
export type Route =
  | { page: "home" }
  | { page: "services" | "diseases" | "symptoms" | "guides" }
  | { page: "service" | "disease" | "symptom" | "guide"; id: string }
  | { page: "contact" | "search" | "privacy" }
  | { page: "not-found" };

/** Kinds of record that have a list page and a page each, with the first part of their address. */
export const collectionPaths = {
  diseases: "/enfermedades",
  symptoms: "/sintomas",
  services: "/servicios",
  guides: "/guias",
} as const;
export type CollectionName = keyof typeof collectionPaths;
export const collectionNames = [
  "diseases",
  "symptoms",
  "services",
  "guides",
] as const satisfies CollectionName[];

/** Address of the page that answers a search; the query is its `q`. */
export const searchPath = "/buscar";

/** Address of the data that answers a search. */
export const searchDataPath = "/buscar.json";

const pagePaths = {
  ...collectionPaths,
  home: "/",
  contact: "/contacto",
  search: searchPath,
  privacy: "/aviso-de-privacidad",
  "not-found": "/404",
} as const;

/** Address of a route on the public site. */
export const routePath = (route: Route): string =>
  "id" in route ? `${menuPath(route)}/${route.id}` : menuPath(route);

/** Address of the menu entry that a route belongs to: a detail page belongs to its list. */
export const menuPath = (route: Route): string =>
  pagePaths["id" in route ? (`${route.page}s` as const) : route.page];

/** Every route of the site: the pages of a publication. Without guides there is no page of them. */
export function siteRoutes(site: Site): Route[] {
  return [
    { page: "home" },
    { page: "services" },
    ...site.services.map(({ id }): Route => ({ page: "service", id })),
    { page: "diseases" },
    ...site.diseases.map(({ id }): Route => ({ page: "disease", id })),
    { page: "symptoms" },
    ...site.symptoms.map(({ id }): Route => ({ page: "symptom", id })),
    ...(site.guides.length > 0 ? [{ page: "guides" } as const] : []),
    ...site.guides.map(({ id }): Route => ({ page: "guide", id })),
    { page: "contact" },
    { page: "search" },
    { page: "privacy" },
    { page: "not-found" },
  ];
}

/** Every id of a record: its own, and those that it had before. */
export const idsOf = ({ id, formerIds = [] }: { id: string; formerIds?: string[] | undefined }): string[] => [
  id,
  ...formerIds,
];

/**
 * Where the former addresses of records lead. Each leads straight to the present one, however often the record was
 * renamed, so that there is neither a chain nor a loop. A former id that another record has now is an address of that
 * record; one that two records had leads to the first.
 */
export function redirects(site: Site): { from: string; to: string }[] {
  return collectionNames.flatMap((collection) => {
    const path = collectionPaths[collection];
    const taken = new Set(site[collection].map(({ id }) => id));
    return site[collection].flatMap(({ id, formerIds = [] }) =>
      formerIds.flatMap((former) => {
        if (taken.has(former)) return [];
        taken.add(former);
        return [{ from: `${path}/${former}`, to: `${path}/${id}` }];
      }),
    );
  });
}
