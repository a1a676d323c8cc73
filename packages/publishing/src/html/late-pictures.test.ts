import { parse } from "parse5";
import { expect, it } from "vitest";
import { documentText, withoutRuntime } from "./document.ts";
import { documentFacts } from "./document-facts.ts";
import { firstElement } from "./html-tree.ts";
import { delayPictures } from "./late-pictures.ts";

const picture = (attributes: string) =>
  `<c-picture class="box"><picture><source srcset="/a.avif 480w"><img src="/a.webp" ${attributes}></picture></c-picture>`;

function delayed(body: string) {
  const page = withoutRuntime(`<html><head></head><body>${body}</body></html>`, () => false);
  const css = delayPictures(page);
  return { css, text: documentText(page), facts: documentFacts(page) };
}

it("puts a picture that waits where only a page without script, or its script, finds it", () => {
  const { css, text, facts } = delayed(picture('loading="lazy" alt="Vena" width="1440" height="1080"'));
  expect(text).toContain('<c-picture class="box"><noscript data-shape="4/3"><picture>');
  expect(css).toContain('[data-shape="4/3"])::before{content:"";display:block;aspect-ratio:4/3}');
  expect(text).toContain("</picture></noscript></c-picture>");
  expect(facts.pictures).toEqual(["/a.avif", "/a.webp"]);
  expect(facts.scripts.join()).toContain("c-picture>noscript");
});

it("leaves the picture that is seen first, and a page without others has no script", () => {
  const { text, facts } = delayed(picture('loading="eager" alt=""'));
  expect(text).not.toContain("noscript");
  expect(facts.scripts).toEqual([]);
});

it("keeps a description inside, whatever it says", () => {
  const { text } = delayed(picture('loading="lazy" alt="</NoScript><b>fuera</b>"'));
  const body = firstElement(parse(text), "body");
  expect(body && firstElement(body, "b")).toBeUndefined();
  expect(body && firstElement(body, "c-picture")).toBeDefined();
});
