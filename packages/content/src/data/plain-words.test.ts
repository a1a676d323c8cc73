import { expect, test } from "vitest";
import { bundledSite } from "./index.ts";

const { diseases, symptoms, services, guides } = bundledSite;
const pages = [...diseases, ...symptoms, ...services, ...guides];

/** Fields that no reader reads as prose on the page. */
const skipped = ["metadata", "sources", "relations", "review", "searchTerms"];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (skipped.includes(key) ? [] : textsOf(inner)));
}

const sentences = pages.flatMap((page) =>
  textsOf(page).flatMap((text) =>
    text.split(/(?<=[.?!»])\s+/u).map((sentence) => ({ id: page.id, sentence })),
  ),
);

/** The words of a sentence, without the source in parentheses. */
const wordsOf = (sentence: string) =>
  sentence.replace(/\([^()]*\b(?:19|20)\d\d\)/g, "").match(/[\p{L}\d.,%]+/gu) ?? [];

test("a sentence of a page has at most 25 words", () => {
  const long = sentences.filter(({ sentence }) => wordsOf(sentence).length > 25);
  expect(long).toEqual([]);
});

test("a page uses the plain word", () => {
  const hard = /\b(?:riego|f[aá]rmacos?|tortuos[ao]s?|puncionar|puncionen)\b/iu;
  expect(sentences.filter(({ sentence }) => hard.test(sentence))).toEqual([]);
});

test("a hard word has its explanation on the same page", () => {
  for (const [word, plain] of [
    [/apósito/i, /gasa/i],
    [/punción/i, /piquete|inyecci|herida|ingle|catéter/i],
    [/antiagregante/i, /coágulos/i],
    [/\bevento vascular cerebral\b/i, /derrame|embolia cerebral/i],
  ] as const) {
    for (const page of pages) {
      const text = textsOf(page).join("\n");
      if (word.test(text))
        expect([page.id, String(word), plain.test(text)]).toEqual([page.id, String(word), true]);
    }
  }
});
