import { type HomeSectionType, homeSectionTypes, type Site } from "@consultorio/content";

/**
 * Home sections in the order of the selection. A section without an order follows the one that is usually before it:
 * a selection that was stored before the section existed has no order for it.
 */
export function homeSections(site: Pick<Site, "selectedSections">): HomeSectionType[] {
  const place = (type: HomeSectionType) =>
    homeSectionTypes
      .slice(0, homeSectionTypes.indexOf(type) + 1)
      .map((before) => site.selectedSections[before]?.order)
      .findLast((order) => order !== undefined) ?? -1;
  return [...homeSectionTypes].sort((a, b) => place(a) - place(b));
}
