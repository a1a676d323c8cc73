import { decoration, formatDate, interpolateTexts } from "@consultorio/content";
import { few, many, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ArticleTeasersContent } from "./article-teasers.props.ts";
import { articleTeasersVariants } from "./article-teasers.variants.ts";

export const articleTeasers = defineSection(articleTeasersVariants, {
  select: ({ siteContent }): ArticleTeasersContent | null => {
    const { sectionTitle, sectionSubtitle, articles, linkText, link } = interpolateTexts(
      siteContent.articleTeasers,
      siteContent,
    );
    if (articles.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      articles: articles
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .map(({ title, summary, source, date, link: href, imagePath }) => ({
          title,
          summary,
          source,
          date: date === "" ? "" : formatDate(date),
          day: date,
          href,
          image: decoration(siteContent, imagePath),
        })),
      more: linkText === "" || link === "" ? null : { label: linkText, href: link },
    };
  },
  fit: {
    ArticleTeasersFeature: ({
      siteContent: {
        articleTeasers: { articles },
      },
    }) => [...few("artículos", 3, articles), ...many("artículos", 5, articles)],
    ArticleTeasersYears: ({ siteContent }) => few("artículos", 3, siteContent.articleTeasers.articles),
    ArticleTeasersCards: ({
      siteContent: {
        articleTeasers: { articles },
      },
    }) => [
      ...few("artículos", 3, articles),
      ...many("artículos", 6, articles),
      ...articles.slice(0, 1).flatMap(({ imagePath }) => missing("la imagen del artículo", imagePath)),
    ],
  },
});
