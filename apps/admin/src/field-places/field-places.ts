import places from "virtual:field-places";
import { isShown, type SectionType, type SelectedSections, sectionTypes } from "@consultorio/content";
import { anyEntry } from "@consultorio/content/field-places";
import { defaultVariant, isVariant } from "@consultorio/ui/catalog";

/** The designs of a section type that show a field. */
export interface HiddenField {
  type: SectionType;
  /** Ids of variants. */
  variants: string[];
}

/**
 * Where a field of the site's content would be seen, if none of the chosen designs shows it; null where visitors see it.
 * @param path `heroSlider.slides.0.title`
 */
export function hiddenField(path: string, sections: SelectedSections): HiddenField[] | null {
  const variants = places[anyEntry(path)];
  if (variants === undefined) return null;
  const types = sectionTypes
    .map((type) => ({ type, variants: variants.filter((id) => isVariant(type, id)) }))
    .filter((hidden) => hidden.variants.length > 0);
  return types.some((hidden) => isChosen(hidden, sections)) ? null : types;
}

function isChosen({ type, variants }: HiddenField, sections: SelectedSections): boolean {
  const { component = "" } = sections[type] ?? {};
  return (
    isShown(sections, type) &&
    variants.includes(isVariant(type, component) ? component : defaultVariant(type))
  );
}
