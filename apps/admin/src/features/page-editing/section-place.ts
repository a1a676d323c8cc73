import { isShown, type SectionType, type SelectedSections } from "@consultorio/content";
import { sectionGroups, withHomeMove } from "#section-variants/section-groups.ts";

/** The sections of the home page in their order. */
const homeOrder = (sections: SelectedSections): readonly SectionType[] =>
  sectionGroups(sections).find(({ sortable }) => sortable)?.types ?? [];

/** The place of a section among those that the home page shows, from 1 on; null where it has a fixed one or is hidden. */
export function placeOfSection(sections: SelectedSections, type: SectionType) {
  const shown = homeOrder(sections).filter((one) => isShown(sections, one));
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
  const rest = step === 1 ? order.slice(from + 1) : order.slice(0, Math.max(from, 0)).reverse();
  const next = rest.find((other) => isShown(sections, other));
  return from < 0 || next === undefined ? sections : withHomeMove(sections, from, order.indexOf(next));
}

/** Sections of the home page that are hidden, in their order. */
export const hiddenSections = (sections: SelectedSections): SectionType[] =>
  homeOrder(sections).filter((type) => !isShown(sections, type));
