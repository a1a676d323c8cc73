import { describe, expect, it } from "vitest";
import { documentText, inlineStyles, startElementsLast, withoutRuntime } from "./document.ts";
import { documentFacts } from "./document-facts.ts";

const isOwnScript = (url: string) => url.startsWith("/elements/");

const drawn = `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"/>
<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>
<link rel="preload" as="image" imageSrcSet="/imagenes/a.480.avif 480w, /imagenes/a.960.avif 960w"/>
<script src="/_next/static/b.js" async=""></script><meta name="next-size-adjust" content=""/>
<script type="module" src="/elements/x/elements.js"></script>
<script type="application/ld+json">{"name":"{clinic}"}</script>
<script type="speculationrules">{"prerender":[]}</script></head>
<body><div hidden=""><!--$--><!--/$--></div><!--$--><main class="a b" id="top"><h1>Hola</h1>
<a href="#top" aria-label="Ver {label}">Ver</a><p style="background:url(/imagenes/p.webp)">{yearsOfExperience} años</p>
<picture><source srcset="/imagenes/b.480.avif 480w"/><img src="/imagenes/b.960.webp" alt=""/></picture></main><!--/$-->
<div data-notice-bar="">Aviso</div>
<script>self.__next_f.push([1,"x"])</script><script>(self.__next_s=self.__next_s||[])</script></body></html>`;

describe("a document", () => {
  it("keeps the content without the client runtime", () => {
    const text = documentText(withoutRuntime(drawn, isOwnScript));
    expect(text).not.toMatch(/_next|__next|<!--|hidden|next-size-adjust/);
    expect(text).toContain('<script type="module" src="/elements/x/elements.js">');
    expect(text).toContain('<script type="application/ld+json">');
    expect(text).toContain('<script type="speculationrules">');
    expect(text).toContain('<link rel="preload" as="image"');
    expect(text).toContain("<h1>Hola</h1>");
  });

  it("starts its own module after the first screen, by a script that its policy can name", () => {
    const page = withoutRuntime(drawn, isOwnScript);
    startElementsLast(page);
    const text = documentText(page);
    expect(text).not.toContain('src="/elements/');
    const [start] = documentFacts(page).scripts;
    expect(start).toBe(
      '{const start=()=>import("/elements/x/elements.js");addEventListener("load",()=>setTimeout(start,300));setTimeout(start,3000)}',
    );
    expect(text).toContain(`<script>${start}</script>`);
  });

  it("takes its stylesheets inside, where they cannot end early", () => {
    const page = withoutRuntime(drawn, isOwnScript);
    expect(page.stylesheets).toEqual(["/_next/static/a.css"]);
    inlineStyles(page, 'p::before{content:"</style><script>"}');
    expect(documentFacts(page).styles).toEqual(['p::before{content:"<\\/style><script>"}']);
    expect(documentText(page)).toContain("</style></head>");
  });

  it("lists its names, files and texts", () => {
    const facts = documentFacts(withoutRuntime(drawn, isOwnScript));
    expect(facts).toMatchObject({ headings: 1, hasNoticeBar: true, hasLateContent: false });
    expect(facts.links).toEqual(["#top"]);
    expect(facts.pictures).toEqual([
      "/imagenes/a.480.avif",
      "/imagenes/a.960.avif",
      "/imagenes/p.webp",
      "/imagenes/b.480.avif",
      "/imagenes/b.960.webp",
    ]);
    expect(facts.scripts).toEqual(['{"prerender":[]}']);
    expect(facts.styleAttributes).toEqual(["background:url(/imagenes/p.webp)"]);
    expect([...facts.classes]).toEqual(["a", "b"]);
  });

  it("finds placeholders in texts and labels, not in data", () => {
    const { placeholders } = documentFacts(withoutRuntime(drawn, isOwnScript));
    expect(placeholders).toEqual(["{label}", "{yearsOfExperience}"]);
  });

  it("detects content that only a script would show", () => {
    const late = '<html><body><template id="B:0"></template><div hidden id="S:0">Tarde</div></body></html>';
    expect(documentFacts(withoutRuntime(late, isOwnScript)).hasLateContent).toBe(true);
  });
});
