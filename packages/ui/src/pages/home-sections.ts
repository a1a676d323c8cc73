import {
  type HomeSectionType,
  homeSectionTypes,
  isShown,
  type SectionType,
  type Site,
} from "@consultorio/content";
import { variantInfo } from "../registry/catalog.ts";

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

/** The shown section whose design has the content of this type too, so that the home page leaves the type out; undefined if there is none. */
export const coveredBy = (
  { selectedSections }: Pick<Site, "selectedSections">,
  type: SectionType,
): HomeSectionType | undefined =>
  homeSectionTypes.find(
    (other) =>
      isShown(selectedSections, other) &&
      variantInfo(other, selectedSections[other]?.component ?? "")?.covers?.includes(type),
  );

/** Home sections in their order, without those that the design of another one covers. */
export const drawnHomeSections = (site: Pick<Site, "selectedSections">): HomeSectionType[] =>
  homeSections(site).filter((type) => coveredBy(site, type) === undefined);
