import type { ImageRef } from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** An article, an interview or a piece of news, with the place where it can be read. */
export interface ArticleTeaser {
  /** Title of the article. @es Título del artículo. */
  title: string;
  /** One sentence that says what it is about. @es Una frase que dice de qué trata. */
  summary?: string | undefined;
  /** Where it was published: a newspaper, a radio station, the practice. @es Dónde se publicó: un diario, una radio, el consultorio. */
  source?: string | undefined;
  /** The day on which it was published, as it is read. @es El día en que se publicó, como se lee. */
  date?: string | undefined;
  /** The same day for programs, as `2027-03-31`. @es El mismo día para los programas, como 2027-03-31. */
  day?: string | undefined;
  /** Address at which it can be read. @es Dirección donde se lee. */
  href?: string | undefined;
  /** Picture of the article. @drawnBy ArticleTeasersFeature, ArticleTeasersCards @es Imagen del artículo. */
  image?: ImageRef | null | undefined;
}

export interface ArticleTeasersProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Articles, the newest first. @es Los artículos, el más reciente primero. */
  articles: ArticleTeaser[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Button to a page with more of them. @es Botón a una página con más. */
  more?: ActionLink | null | undefined;
}

const articleDefaults: Defaults<ArticleTeaser> = {
  summary: "",
  source: "",
  date: "",
  day: "",
  href: "",
  image: null,
};

/** Adds the default values. */
export function articleTeasersContent(props: ArticleTeasersProps) {
  const content = withDefaults(props, {
    anchor: "article-teasers",
    className: "",
    sectionSubtitle: "",
    more: null,
  });
  return { ...content, articles: content.articles.map((article) => withDefaults(article, articleDefaults)) };
}

/** The section's complete content. */
export type ArticleTeasersContent = Content<typeof articleTeasersContent>;
export type Article = ArticleTeasersContent["articles"][number];
