import { foldedText, type SectionType } from "../../packages/content/src/index.ts";
import type { VariantName } from "../variants/variant-path.ts";
import type { DesignFacts } from "./design-facts.ts";

/** A design as the page of all designs shows it. */
export interface Design extends VariantName, Omit<DesignFacts, "changed"> {
  label: string;
  description: string;
  /** The name of its section type. */
  section: string;
}

/** The choices of a reader who looks for a design. */
export interface Filters {
  /** Words of its names or its description, in any order. */
  words: string;
  type: SectionType | "";
  pictures: boolean;
  carousel: boolean;
  withoutScript: boolean;
  lightFirst: boolean;
  /** Of the picture, in pixels. */
  width: 360 | 1280;
}

export const noFilters: Filters = {
  words: "",
  type: "",
  pictures: false,
  carousel: false,
  withoutScript: false,
  lightFirst: false,
  width: 1280,
};

/** Whether a design has all that is asked for. Accents, capitals and the ends of words do not count. */
export function fits(design: Design, { words, type, pictures, carousel, withoutScript }: Filters): boolean {
  const text = ` ${foldedText([design.section, design.label, design.variant, design.description].join(" "))}`;
  return (
    (type === "" || design.type === type) &&
    (!pictures || design.pictures) &&
    (!carousel || design.carousel) &&
    (!withoutScript || !design.script) &&
    (foldedText(words).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => text.includes(word))
  );
}
