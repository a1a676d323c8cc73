import { decoration } from "@consultorio/content";
import { few, many, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { TeamContent } from "./team.props.ts";
import { teamVariants } from "./team.variants.ts";

export const team = defineSection(teamVariants, {
  select: ({ siteContent }): TeamContent | null => {
    const { sectionTitle, sectionSubtitle, imagePath, people } = siteContent.team;
    if (people.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      image: decoration(siteContent, imagePath),
      people: people.map(({ imagePath, ...person }) => ({
        ...person,
        image: decoration(siteContent, imagePath),
      })),
    };
  },
  fit: {
    TeamPortraits: ({ siteContent: { team } }) =>
      few(
        "personas con foto",
        2,
        team.people.filter(({ imagePath }) => imagePath !== ""),
      ),
    TeamGroup: ({ siteContent: { team } }) => [
      ...missing("la foto de todos", team.imagePath),
      ...many("personas", 8, team.people),
    ],
  },
});
