import { interpolateTexts } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FirstVisitContent } from "./first-visit.props.ts";
import { firstVisitVariants } from "./first-visit.variants.ts";

export const firstVisit = defineSection(firstVisitVariants, {
  select: ({ siteContent }): FirstVisitContent | null => {
    const { linkText, link, ...texts } = interpolateTexts(siteContent.firstVisit, siteContent);
    if (texts.steps.length === 0 && texts.bring.length === 0) return null;
    return { ...texts, more: linkText === "" || link === "" ? null : { label: linkText, href: link } };
  },
  fit: {
    FirstVisitSteps: ({ siteContent }) => few("pasos", 2, siteContent.firstVisit.steps),
    FirstVisitChecklist: ({ siteContent }) => few("cosas que traer", 2, siteContent.firstVisit.bring),
  },
});
