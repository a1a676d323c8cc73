import { expect, test } from "vitest";
import { bundledSite } from "#data/index.ts";
import { isExampleText } from "./example-content.ts";
import { withoutExampleSentence } from "./example-sentence.ts";

test("only the sentence that says that it is an example goes", () => {
  expect(withoutExampleSentence("Texto de ejemplo: revísalo antes de publicar.\n\nCuido tus datos.")).toBe(
    "Cuido tus datos.",
  );
  expect(withoutExampleSentence("Cuido tus datos. Este es un texto de ejemplo. Llámame.")).toBe(
    "Cuido tus datos. Llámame.",
  );
});

test("a text that says nothing else has no rest, and other texts have no such sentence", () => {
  expect(withoutExampleSentence("Texto de ejemplo: escribe el tuyo.")).toBeNull();
  expect(withoutExampleSentence("Por ejemplo, varices.\n\n\nOtra línea.")).toBeNull();
  expect(withoutExampleSentence("Testimonio de ejemplo. Me escuchó sin prisa.")).toBeNull();
  expect(withoutExampleSentence("")).toBeNull();
});

test("the bundled privacy notice has no other mark of an example than that sentence", () => {
  const { simplified, sections } = bundledSite.siteContent.privacy;
  expect(isExampleText(withoutExampleSentence(simplified) ?? "ejemplo")).toBe(false);
  expect(sections.filter(({ text }) => isExampleText(text))).toEqual([]);
});
