import { selectFacts } from "#components/counter/facts.contract.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ExperienceContent } from "./experience.props.ts";
import { experienceVariants } from "./experience.variants.ts";

export const experience = defineSection(experienceVariants, {
  select: ({ siteContent: site }): ExperienceContent | null => {
    const { sectionTitle, sectionSubtitle, itemFrame, entities } = site.experience;
    if (entities.length === 0) return null;
    const { yearsOfExperience } = site.aboutMe;
    return { sectionTitle, sectionSubtitle, yearsOfExperience, framed: itemFrame, facts: selectFacts(site) };
  },
  fit: {
    ExperienceCounters: ({ siteContent }) => few("datos de experiencia", 3, siteContent.experience.entities),
    ExperienceTimeline: ({ siteContent }) => few("datos de experiencia", 3, siteContent.experience.entities),
  },
});
