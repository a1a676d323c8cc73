import type { SectionType, SelectedSections } from "@consultorio/content";
import { sectionGroups, withHomeMove } from "#section-variants/section-groups.ts";

/** The sections of the home page in their order. */
const homeOrder = (sections: SelectedSections): readonly SectionType[] =>
  sectionGroups(sections).find(({ sortable }) => sortable)?.types ?? [];

/** The place of a section among those that the home page shows, from 1 on; null where it has a fixed one or is hidden. */
export function placeOfSection(sections: SelectedSections, type: SectionType) {
  const shown = homeOrder(sections).filter((one) => sections[one]?.display !== false);
  const index = shown.indexOf(type);
  return index < 0 ? null : { place: index + 1, count: shown.length };
}

/** The sections with one of them moved past the next that is shown; the same where there is none. */
export function withSectionMoved(
  sections: SelectedSections,
  type: SectionType,
  step: 1 | -1,
): SelectedSections {
  const order = homeOrder(sections);
  const from = order.indexOf(type);
  let to = from + step;
  while (order[to] !== undefined && sections[order[to] ?? type]?.display === false) to += step;
  return from < 0 || order[to] === undefined ? sections : withHomeMove(sections, from, to);
}

/** Sections of the home page that are hidden, in their order. */
export const hiddenSections = (sections: SelectedSections): SectionType[] =>
  homeOrder(sections).filter((type) => sections[type]?.display === false);
