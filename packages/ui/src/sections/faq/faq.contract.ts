import { interpolate } from "@consultorio/content";
import { many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FaqContent } from "./faq.props.ts";
import { faqVariants } from "./faq.variants.ts";

export const faq = defineSection(faqVariants, {
  select: ({ siteContent }): FaqContent | null => {
    const { sectionTitle, sectionSubtitle, questions, linkText, link } = siteContent.faq;
    if (questions.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      questions: questions.map(({ question, answer }) => ({
        question,
        answer: interpolate(answer, siteContent),
      })),
      more: linkText === "" || link === "" ? null : { label: linkText, href: link },
    };
  },
  fit: {
    FaqConversation: ({ siteContent }) => many("preguntas", 6, siteContent.faq.questions),
  },
});
