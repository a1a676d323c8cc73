import { visible } from "@consultorio/content";
import { selectCollection } from "../collection/collection-items.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import { symptomPlaces } from "./symptom-places.ts";
import type { SymptomsContent } from "./symptoms.props.ts";
import { symptomsVariants } from "./symptoms.variants.ts";

export const symptoms = defineSection(symptomsVariants, {
  select(site): SymptomsContent | null {
    const content = selectCollection(site, "symptoms");
    if (content === null) return null;
    return {
      ...content,
      vessels: true,
      items: content.items.map((item) => ({ ...item, zones: symptomPlaces.get(item.id) ?? [] })),
    };
  },
  fit: {
    SymptomsCards: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
    SymptomsBodyMap: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
  },
});
