import type { z } from "zod";
import { collectionTextsSchema } from "../schema/home-parts.ts";
import type { siteContentWith } from "../schema/site-content.ts";
import { type Kind, kinds, type LaterKind } from "./index.ts";

type TextsName = Kind["texts"];

export type SiteContent = z.infer<ReturnType<typeof siteContentWith<TextsName>>>;

type TextsSchemas = Record<TextsName, ReturnType<typeof collectionTextsSchema>>;

/** The parts of the site content with the texts of each collection. A kind that came later has texts where a site has none. */
export function collectionTexts(): TextsSchemas;
export function collectionTexts(): Record<string, unknown> {
  return Object.fromEntries(
    kinds.map(({ texts, words, laterTexts }) => {
      const schema = collectionTextsSchema(words.many);
      return [texts, laterTexts ? schema.default(laterTexts) : schema];
    }),
  );
}

/** The texts of the kinds that came after sites were stored. */
export function laterTexts(): Pick<SiteContent, LaterKind["texts"]>;
export function laterTexts(): Record<string, unknown> {
  return Object.fromEntries(
    kinds.flatMap(({ texts, laterTexts }) => (laterTexts ? [[texts, laterTexts]] : [])),
  );
}

/** The texts of a collection: its home section, its list page and its detail pages. */
export const textsOf = (siteContent: SiteContent, kind: Kind) => siteContent[kind.texts];
