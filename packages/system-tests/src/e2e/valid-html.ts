import { HtmlValidate } from "html-validate";
import type { PublishedPage } from "./published-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The serializer of the standard writes a boolean attribute with its empty value.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "require-sri": ["error", { target: "crossorigin" }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** What is not valid HTML in pages, one line for each place. */
export async function invalidHtml(pages: readonly PublishedPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages))
      problems.push(`${path}: ${ruleId}: ${message} (${selector})`);
  }
  return problems;
}

/** Headings of a page that are not one of the first level, or skip a level. */
export function wrongHeadings({ path, headings }: PublishedPage): string[] {
  const titles = headings.filter((level) => level === 1).length;
  const skipping = headings.some((level, index) => level > (headings[index - 1] ?? 1) + 1);
  return titles === 1 && !skipping ? [] : [`${path}: ${headings.join(" ")}`];
}
