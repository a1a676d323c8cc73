import { expect, it } from "vitest";
import { documentText, withoutRuntime } from "./document.ts";
import { documentFacts } from "./document-facts.ts";
import { delayFonts, showFonts } from "./late-fonts.ts";

const face = "@font-face{font-family:A;src:url(/assets/a.woff2)}";

function delayed(faces: string) {
  const page = withoutRuntime("<html><head></head><body></body></html>", () => false);
  delayFonts(page, faces);
  return { text: documentText(page), facts: documentFacts(page) };
}

it("keeps the faces for pages without script, and for a script that comes right after them", () => {
  const { text, facts } = delayed(face);
  expect(text).toContain(
    `<style media="(scripting:none)">${face}</style><script>${showFonts}</script></head>`,
  );
  expect(facts.fonts).toEqual(["/assets/a.woff2"]);
  expect(facts.scripts).toEqual([showFonts]);
});

it("adds nothing to a page without faces", () => {
  expect(delayed("").facts.scripts).toEqual([]);
});
