import type { SectionType, SelectedSections, Selection } from "@consultorio/content";
import { defaultVariant } from "@consultorio/ui/catalog";

/** What is chosen for a type: its default layout, shown, where nothing is stored. */
export const selectionOf = (sections: SelectedSections, type: SectionType): Selection =>
  sections[type] ?? { component: defaultVariant(type), display: true };

/** The sections with one choice changed; the order of a home section stays. */
export const withSelection = (
  sections: SelectedSections,
  type: SectionType,
  change: Partial<Selection>,
): SelectedSections => ({ ...sections, [type]: { ...selectionOf(sections, type), ...change } });
