import { type Site, visible } from "@consultorio/content";
import { selectCollection } from "../collection/collection-items.ts";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { GuidesContent } from "./guides.props.ts";
import { guidesVariants } from "./guides.variants.ts";

/** At least so many guides; none at all is no misfit, because there is no section then. */
const fewGuides = (least: number, { guides: all }: Site) =>
  all.length === 0 ? [] : few("guías", least, visible(all));

export const guides = defineSection(guidesVariants, {
  select: (site): GuidesContent | null => {
    const content = selectCollection(site, "guides");
    if (content === null) return null;
    const items = content.items.map((item, index) => ({
      ...item,
      questions: site.guides[index]?.questions.map(({ question }) => question) ?? [],
    }));
    return { ...content, items };
  },
  fit: {
    GuidesIndex: (site) => fewGuides(2, site),
    GuidesCards: (site) => [
      ...fewGuides(4, site),
      ...visible(site.guides)
        .slice(0, 1)
        .flatMap(({ imageHome }) => missing("la imagen de la primera guía", imageHome)),
    ],
  },
});
