import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import { symptomsVariants } from "./symptoms.variants.ts";

export const symptoms = defineSection(symptomsVariants, {
  select: (site): CollectionContent | null => selectCollection(site, "symptoms"),
  fit: {
    SymptomsCards: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
    SymptomsBodyMap: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
  },
});
