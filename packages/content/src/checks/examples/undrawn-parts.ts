import type { SiteContent } from "#kinds/site-content.ts";
import { furtherParts } from "#schema/further-parts/index.ts";
import { isShown, sectionTypes, selectedSectionsSchema } from "#schema/selected-sections.ts";
import { sectionParts } from "#site/section-parts.ts";

/** The parts of the content that sections draw and that nothing else reads. */
const partsOfSections = [
  ...Object.keys(furtherParts),
  ...([
    "certifications",
    "experience",
    "photosGallery",
    "purpose",
    "testimonials",
  ] satisfies (keyof SiteContent)[]),
];

/**
 * Returns a function that takes the path of a field, and tells whether no shown section draws that part of the content.
 * Without valid `selectedSections` every part counts as drawn.
 */
export function undrawnIn({ selectedSections }: { selectedSections?: unknown }): (path: string) => boolean {
  const sections = selectedSectionsSchema.optional().safeParse(selectedSections).data;
  if (sections === undefined) return () => false;
  const drawn = new Set<string>(
    sectionTypes.filter((type) => isShown(sections, type)).flatMap((type) => sectionParts[type]),
  );
  const undrawn = new Set(partsOfSections.filter((part) => !drawn.has(part)));
  return (path) => {
    // `siteContent.team.people`, or `testimonials.0` of the collection with the name of its part.
    const [document = "", part = ""] = path.split(".");
    return undrawn.has(document === "siteContent" ? part : document);
  };
}
