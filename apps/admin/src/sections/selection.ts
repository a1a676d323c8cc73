import type { SectionType, SelectedSections, Selection } from "@consultorio/content";
import { defaultVariant } from "@consultorio/ui/catalog";

/** What is chosen for a type: its default layout, shown, where nothing is stored. */
export const selectionOf = (sections: SelectedSections, type: SectionType): Selection =>
  sections[type] ?? { component: defaultVariant(type), display: true };
