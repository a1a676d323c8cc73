import { describe, expect, it } from "vitest";
import { Stylesheet, stylesheetUrls, withUrls } from "./stylesheet.ts";
import { lettersIn, scriptVocabulary, type Vocabulary } from "./vocabulary.ts";

type PageParts = Partial<Record<Exclude<keyof Vocabulary, "letters" | "scripts">, string[]>> & {
  text?: string;
  source?: string;
};

const page = ({ text = "", source = "", ...parts }: PageParts): Vocabulary => ({
  classes: new Set(parts.classes),
  tags: new Set(parts.tags),
  ids: new Set(parts.ids),
  attributes: new Set(parts.attributes),
  scripts: scriptVocabulary(source),
  properties: new Set(parts.properties),
  letters: lettersIn(text),
});
const cut = (css: string, parts: Parameters<typeof page>[0]) => new Stylesheet(css).for(page(parts));

describe("the stylesheet of a document", () => {
  it("loses rules for a class, an element or an id that the document does not have", () => {
    const css = ".a{color:red}.b{color:blue}#x{top:0}nav{top:0}p{top:0}.a .c{top:0}";
    expect(cut(css, { classes: ["a"], tags: ["p"] })).toBe(".a{color:red}p{top:0}");
  });

  it("keeps the used half of a list", () => {
    expect(cut(".a,.b:hover,.c{top:0}", { classes: ["b"] })).toBe(".b:hover{top:0}");
  });

  it("keeps every state that an element toggles", () => {
    const css = ".a[data-open]{top:0}.a:not(.b){top:0}.a:is([open],.c){top:0}c-drawer[data-open] .a{top:0}";
    expect(cut(css, { classes: ["a"], tags: ["c-drawer"], source: "host.dataset.open=''" })).toBe(css);
  });

  it("loses rules for an attribute, or its value, that neither the document nor a script has", () => {
    const kept = "[data-tone=alt]{top:0}[data-per-view]{top:0}[data-state=open]{top:0}[data-step='2']{top:0}";
    const css = `${kept}[data-tone=info]{top:0}[data-mask]{top:0}[data-state=closed]{top:0}`;
    const attributes = ["data-tone", "data-tone=alt"];
    const source = 'host.dataset.perView=1;host.dataset.state="open";host.dataset.step=String(number)';
    expect(cut(css, { attributes, source })).toBe(kept);
  });

  it("loses the parts of fields that the document does not have", () => {
    const css = "::-webkit-datetime-edit{top:0}::file-selector-button{top:0}::placeholder{top:0}";
    expect(cut(css, {})).toBe("::placeholder{top:0}");
    expect(cut(css, { attributes: ["type=date"] })).toBe(
      "::-webkit-datetime-edit{top:0}::placeholder{top:0}",
    );
  });

  it("loses a choice without any possible element", () => {
    const css = ".a:is(.b,.c) p{top:0}:where(.b:hover) .a{top:0}.a:is(.b,:where(.a)){top:0}.a:has(.b){top:0}";
    expect(cut(css, { classes: ["a"], tags: ["p"] })).toBe(".a:is(.b,:where(.a)){top:0}.a:has(.b){top:0}");
  });

  it("has the short names of its page", () => {
    const kept = new Stylesheet(".md\\:a,.b{top:0}").for(
      page({ classes: ["md:a", "b"] }),
      new Map([["md:a", "x"]]),
    );
    expect(kept).toBe(".x,.b{top:0}");
  });

  it("joins adjacent rules of classes with one name", () => {
    const css = ".flex{display:flex}.gap{gap:1px}.a{top:0}";
    const names = new Map([
      ["flex", "x"],
      ["gap", "x"],
    ]);
    expect(new Stylesheet(css).for(page({ classes: ["flex", "gap", "a"] }), names)).toBe(
      ".x{display:flex;gap:1px}.a{top:0}",
    );
  });

  it("keeps rules for names that the scripts may use", () => {
    const source = 'el.classList.add("swiper-slide-active");document.createElement("button")';
    const css = ".swiper-slide-active{top:0}button{top:0}.never{top:0}.add{top:0}";
    expect(cut(css, { source })).toBe(".swiper-slide-active{top:0}button{top:0}");
  });

  it("reads escaped and nested names", () => {
    const css = ".md\\:w-1\\/2{width:50%;&:hover{top:0}}";
    expect(cut(css, { classes: ["md:w-1/2"] })).toBe(css);
    expect(cut(css, { classes: ["md:w-1"] })).toBe("");
  });

  it("drops the blocks, variables, animations and fonts that only dropped rules used", () => {
    const css = [
      "@layer base{:root{--a:var(--b);--b:1;--c:2;--d:3}}",
      "@media print{.gone{top:0}}",
      "@keyframes spin{to{top:0}}@keyframes fade{from{top:0}to{top:1px}}",
      '@font-face{font-family:"Used Font";src:url(a.woff2)}@font-face{font-family:Other;src:url(b.woff2)}',
      ".a{top:var(--a);animation:1s fade;font-family:'Used Font',serif}",
    ].join("");
    const kept = cut(css, { classes: ["a"], properties: ["--d"] });
    expect(kept).toContain("--a:var(--b);--b:1;--d:3");
    expect(kept).toContain("@keyframes fade{from{top:0}to{top:1px}}");
    expect(kept).toContain("Used Font");
    expect(kept).not.toMatch(/--c|print|spin|Other/);
  });
});

describe("the faces of a family that is in several files", () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:A;src:url(${file});unicode-range:${range}}`;
  const use = ".a{font-family:A}";
  const css = face("rest.woff2", "U+A2-FF, U+2013") + face("spanish.woff2", "U+20-7E, U+E9") + use;

  it("are dropped when the page has none of their letters, and the last face needs no range", () => {
    const left = "@font-face{font-family:A;src:url(spanish.woff2)}";
    expect(cut(css, { classes: ["a"], text: "Café" })).toBe(left + use);
  });

  it.each(["Façade", "1–2"])("stay for one letter: %s", (text) => {
    expect(cut(css, { classes: ["a"], text })).toBe(css);
  });
});

describe("the files that a stylesheet names", () => {
  const css =
    "a{src:url(../x.woff2)}b{src:url('../y.woff2')}c{src:url(data:image/png;base64,AA)}d{fill:url(#g)}";

  it("are found however they are quoted", () => {
    expect(stylesheetUrls(css)).toEqual(["../x.woff2", "../y.woff2"]);
  });

  it("get their published addresses", () => {
    const addresses = new Map([["../y.woff2", "/assets/y.woff2"]]);
    expect(withUrls(css, addresses)).toContain("b{src:url(/assets/y.woff2)}");
    expect(withUrls(css, addresses)).toContain("a{src:url(../x.woff2)}");
  });
});
