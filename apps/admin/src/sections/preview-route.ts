import type { Route, SectionType, Site } from "@consultorio/content";

/** The page on which a section can be seen: a detail page for what only stands there, else the home page. */
export function previewRoute(site: Site, section: SectionType): Route {
  const service = site.services[0];
  return section === "CallToActionIndividual" && service
    ? { page: "service", id: service.id }
    : { page: "home" };
}
