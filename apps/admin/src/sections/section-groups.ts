import { type SectionType, type SelectedSections, sectionTypes } from "@consultorio/content";
import { strings } from "../strings.ts";

interface SectionGroup {
  label: string;
  types: readonly SectionType[];
}

const everyPage: readonly SectionType[] = ["Header", "NavMenu", "Footer"];
const individual: readonly SectionType[] = ["CallToActionIndividual"];
const home = sectionTypes.filter((type) => !everyPage.includes(type) && !individual.includes(type));

/** The eighteen types by where they appear; those of the home page in the order in which it shows them. */
export function sectionGroups(sections: SelectedSections): SectionGroup[] {
  const place = (type: SectionType) => sections[type]?.order ?? sectionTypes.indexOf(type);
  return [
    { label: strings.sections.groups.everyPage, types: everyPage },
    { label: strings.sections.groups.home, types: home.toSorted((a, b) => place(a) - place(b)) },
    { label: strings.sections.groups.individual, types: individual },
  ];
}
