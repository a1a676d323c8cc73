import {
  isShown,
  type Route,
  type SectionType,
  type SelectedSections,
  type Selection,
  type Site,
} from "@consultorio/content";
import { defaultVariant, variantInfo } from "@consultorio/ui/catalog";

/** The selection of a type: its default variant where nothing is stored. */
export const selectionOf = (sections: SelectedSections, type: SectionType): Selection =>
  sections[type] ?? { component: defaultVariant(type), display: isShown(sections, type) };

/** The name of a variant; its id where the catalog does not have it. */
export const variantName = (type: SectionType, id: string): string => variantInfo(type, id)?.label ?? id;

/** The page on which a section is visible: a detail page for a section of detail pages, else the home page. */
export function previewRoute(site: Site, section: SectionType): Route {
  const service = site.services[0];
  return section === "CallToActionIndividual" && service
    ? { page: "service", id: service.id }
    : { page: "home" };
}
