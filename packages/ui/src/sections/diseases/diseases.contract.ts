import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { type Fit, few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import { diseasesVariants } from "./diseases.variants.ts";

const fitsSix: Fit = ({ diseases: all }) => [
  ...few("enfermedades", 3, visible(all)),
  ...many("enfermedades", 6, visible(all)),
];

export const diseases = defineSection(diseasesVariants, {
  select: (site): CollectionContent | null => selectCollection(site, "diseases"),
  fit: {
    DiseasesGrid: fitsSix,
    DiseasesGridDark: fitsSix,
    DiseasesAccordion: fitsSix,
    DiseasesMosaic: fitsSix,
  },
});
