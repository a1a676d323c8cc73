import {
  type HomeSectionType,
  homeSectionTypes,
  isShown,
  type SectionType,
  type Site,
} from "@consultorio/content";
import { variantInfo } from "../registry/catalog.ts";

/**
 * Home sections in the order of the selection, without those that the design of another one covers. A section without an
 * order follows the one that is usually before it: a selection that was stored before the section existed has no order for it.
 */
export function homeSections(site: Pick<Site, "selectedSections">): HomeSectionType[] {
  const covered = coveredTypes(site);
  const place = (type: HomeSectionType) =>
    homeSectionTypes
      .slice(0, homeSectionTypes.indexOf(type) + 1)
      .map((before) => site.selectedSections[before]?.order)
      .findLast((order) => order !== undefined) ?? -1;
  return homeSectionTypes.filter((type) => !covered.has(type)).sort((a, b) => place(a) - place(b));
}

/** Types whose content a shown design of another type has. */
function coveredTypes({ selectedSections }: Pick<Site, "selectedSections">): Set<SectionType> {
  const designs = homeSectionTypes
    .filter((type) => isShown(selectedSections, type))
    .map((type) => variantInfo(type, selectedSections[type]?.component ?? ""));
  return new Set(designs.flatMap((design) => design?.covers ?? []));
}
