import { formatDate, imageRef, interpolateTexts } from "@consultorio/content";
import { few, many, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ArticleTeasersContent } from "./article-teasers.props.ts";

export const articleTeasers = defineSection({
  label: "Artículos y prensa",
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
          image: imageRef(siteContent, imagePath),
        })),
      more: linkText === "" || link === "" ? null : { label: linkText, href: link },
    };
  },
  variants: {
    ArticleTeasersFeature: {
      label: "Una grande y una lista",
      description:
        "El artículo más reciente grande, con su imagen, y los cuatro siguientes en una lista sin imágenes a su lado o, en celular, debajo. Elígela si el último artículo merece leerse primero.",
      fit: ({
        siteContent: {
          articleTeasers: { articles },
        },
      }) => [...few("artículos", 3, articles), ...many("artículos", 5, articles)],
    },
    ArticleTeasersYears: {
      label: "Lista por año",
      description:
        "El año en números grandes y debajo o al lado sus artículos, cada uno con su fecha y sin imágenes. Elígela si tienes publicaciones de varios años.",
      fit: ({ siteContent }) => few("artículos", 3, siteContent.articleTeasers.articles),
    },
    ArticleTeasersCards: {
      label: "Tarjetas en fila",
      description:
        "Los primeros tres o seis artículos en tarjetas iguales, con la imagen arriba y el lugar donde se publicó sobre ella; en celular se deslizan de lado. Elígela si tus imágenes son buenas.",
      fit: ({
        siteContent: {
          articleTeasers: { articles },
        },
      }) => [
        ...few("artículos", 3, articles),
        ...many("artículos", 6, articles),
        ...articles.slice(0, 1).flatMap(({ imagePath }) => missing("la imagen del artículo", imagePath)),
      ],
    },
  },
});
