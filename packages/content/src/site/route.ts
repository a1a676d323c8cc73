import type { Site } from "./documents.ts";

/** Which page of the public site is drawn. Detail pages name their record. */
export type Route =
  | { page: "home" }
  | { page: "services" | "diseases" | "symptoms" }
  | { page: "service" | "disease" | "symptom"; id: string }
  | { page: "contact" | "search" | "privacy" }
  | { page: "not-found" };

/** Kinds of record that have a list page and a page each, with the first part of their address. */
export const collectionPaths = {
  diseases: "/enfermedades",
  symptoms: "/sintomas",
  services: "/servicios",
} as const;
export type CollectionName = keyof typeof collectionPaths;

/** Address of the page that answers a search; what is searched for is its `q`. */
export const searchPath = "/buscar";

/** Address of a route on the public site. */
export function routePath(route: Route): string {
  switch (route.page) {
    case "home":
      return "/";
    case "services":
    case "diseases":
    case "symptoms":
      return collectionPaths[route.page];
    case "service":
      return `${collectionPaths.services}/${route.id}`;
    case "disease":
      return `${collectionPaths.diseases}/${route.id}`;
    case "symptom":
      return `${collectionPaths.symptoms}/${route.id}`;
    case "contact":
      return "/contacto";
    case "search":
      return searchPath;
    case "privacy":
      return "/aviso-de-privacidad";
    case "not-found":
      return "/404";
  }
}

/** Address of the menu entry that a route belongs to: a detail page belongs to its list. */
export function menuPath(route: Route): string {
  switch (route.page) {
    case "service":
      return collectionPaths.services;
    case "disease":
      return collectionPaths.diseases;
    case "symptom":
      return collectionPaths.symptoms;
    default:
      return routePath(route);
  }
}

/** Every route that the site has: what a publication renders. */
export function siteRoutes(site: Site): Route[] {
  return [
    { page: "home" },
    { page: "services" },
    ...site.services.map(({ id }): Route => ({ page: "service", id })),
    { page: "diseases" },
    ...site.diseases.map(({ id }): Route => ({ page: "disease", id })),
    { page: "symptoms" },
    ...site.symptoms.map(({ id }): Route => ({ page: "symptom", id })),
    { page: "contact" },
    { page: "search" },
    { page: "privacy" },
    { page: "not-found" },
  ];
}
