import {
  formatPrice,
  interpolateTexts,
  type Route,
  routePath,
  type Site,
  type SiteContent,
  shownPrices,
  siteRoutes,
} from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ComparisonProps } from "./comparison.props.ts";
import { comparisonVariants } from "./comparison.variants.ts";

/** A treatment's price as the list of prices has it; empty if it is not there. */
function priceAnswer(siteContent: SiteContent, priceName: string): string {
  const row = shownPrices(siteContent).find(({ name }) => name === priceName);
  if (row === undefined) return "";
  if (row.price === 0) return row.note;
  const figure = row.from ? `${strings.priceList.from} ${formatPrice(row.price)}` : formatPrice(row.price);
  return `${figure}\n${row.name}. ${row.note}`.trim();
}

/**
 * Whether a link of the comparison leads to another page, on the page of a treatment: not to that page itself, nor to a record
 * that was removed. On the home page a publication reports such a link to the administrator.
 */
function leadsElsewhere(site: Site, route: Route, link: string): boolean {
  if (!link.startsWith("/")) return true;
  return link !== routePath(route) && siteRoutes(site).some((page) => routePath(page) === link);
}

export const comparison = defineSection(comparisonVariants, {
  select: (site, route): ComparisonProps | null => {
    const { siteContent } = site;
    const leads = (link: string) => route.page === "home" || leadsElsewhere(site, route, link);
    const texts = interpolateTexts(siteContent.comparison, siteContent);
    const { treatments, priceQuestion } = texts;
    const prices = treatments.map(({ priceName }) => priceAnswer(siteContent, priceName));
    const questions = [
      ...texts.questions,
      ...(priceQuestion === "" ? [] : [{ question: priceQuestion, answers: prices }]),
    ];
    if (treatments.length < 2 || questions.length === 0) return null;
    return {
      sectionTitle: texts.sectionTitle,
      sectionSubtitle: texts.sectionSubtitle,
      treatments: treatments.map(({ name, link }) => ({ name, href: leads(link) ? link : "" })),
      questions,
      additionalInfo: texts.additionalInfo,
    };
  },
  fit: {
    ComparisonTable: ({ siteContent }) => few("preguntas", 3, siteContent.comparison.questions),
    ComparisonCards: ({ siteContent }) => many("tratamientos", 3, siteContent.comparison.treatments),
    ComparisonQuestions: ({ siteContent }) => few("preguntas", 3, siteContent.comparison.questions),
  },
});
