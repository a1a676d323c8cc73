import {
  homeSectionTypes,
  type SectionType,
  type SelectedSections,
  sectionTypes,
} from "@consultorio/content";
import { homeSections } from "@consultorio/ui/site";
import { moved } from "#document-editor/lists/use-entries.ts";
import { selectionOf } from "./selection.ts";
import { messages } from "./strings.ts";

interface SectionGroup {
  label: string;
  types: readonly SectionType[];
  /** The types can be put in another order. */
  sortable: boolean;
}

const everyPage: readonly SectionType[] = ["Header", "NavMenu", "Footer"];
const home: readonly SectionType[] = homeSectionTypes;
const individual = sectionTypes.filter((type) => !everyPage.includes(type) && !home.includes(type));

/** Home sections as the home page shows them. */
const homeOrder = (selectedSections: SelectedSections): SectionType[] => homeSections({ selectedSections });

/** The section types by where they appear; those of the home page in the order in which it shows them. */
export function sectionGroups(sections: SelectedSections): SectionGroup[] {
  const { groups } = messages;
  return [
    { label: groups.everyPage, types: everyPage, sortable: false },
    { label: groups.home, types: homeOrder(sections), sortable: true },
    { label: groups.individual, types: individual, sortable: false },
  ];
}

/** The sections with one of the home page at another place of it. */
export function withHomeMove(sections: SelectedSections, from: number, to: number): SelectedSections {
  const ordered = moved(homeOrder(sections), from, to);
  const entries = ordered.map((type, index) => [
    type,
    { ...selectionOf(sections, type), order: (index + 1) * 10 },
  ]);
  return { ...sections, ...Object.fromEntries(entries) };
}
