import { describe, expect, it } from "vitest";
import { documentText, withoutRuntime } from "./document.ts";
import { finishHead, type HeadParts } from "./head.ts";

const parts: HeadParts = {
  themeColor: "",
  touchIcon: "/icono-180.png",
  share: null,
  origin: "https://www.ejemplo.mx",
};
const resource = { status: 200, headers: {}, body: new Uint8Array(), brotli: null, gzip: null, etag: '""' };

function finished(html: string, given: Partial<HeadParts> = {}): string {
  const page = withoutRuntime(html, () => false);
  finishHead(page, { ...parts, ...given });
  return documentText(page).replace(/<body>.*/s, "");
}

const picture = (loading: string, name: string) =>
  `<picture><source type="image/avif" srcset="/imagenes/${name}.480.avif 480w" sizes="50vw"><img src="/imagenes/${name}.webp" loading="${loading}"></picture>`;
const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hola</title>';

describe("a finished head", () => {
  it("loads the first picture that does not load lazily before other files, in the size for the screen", () => {
    const body = `<main>${picture("lazy", "first")}${picture("eager", "second")}${picture("eager", "third")}</main>`;
    expect(finished(`<head>${head}</head><body>${body}</body>`)).toContain(
      'content="width=device-width"><link rel="preload" as="image" type="image/avif" imagesrcset="/imagenes/second.480.avif 480w" imagesizes="50vw" fetchpriority="high"><title>',
    );
  });

  it("loads a cut for phones on phones alone", () => {
    const cut = '<source type="image/avif" media="(max-width: 639px)" srcset="/imagenes/a.phone.avif">';
    const body = `<main>${picture("eager", "a").replace("<picture>", `<picture>${cut}`)}</main>`;
    const text = finished(`<head>${head}</head><body>${body}</body>`);
    expect(text).toContain(
      'imagesrcset="/imagenes/a.phone.avif" imagesizes="100vw" fetchpriority="high" media="(max-width: 639px)">',
    );
    expect(text).toContain(
      'imagesrcset="/imagenes/a.480.avif 480w" imagesizes="50vw" fetchpriority="high" media="not all and (max-width: 639px)">',
    );
  });

  it("preloads no picture where all of them wait, and none that React guessed", () => {
    const guessed = '<link rel="preload" href="/imagenes/logo.svg" as="image">';
    const html = `<head>${guessed}${head}</head><body><main>${picture("lazy", "first")}</main></body>`;
    expect(finished(html)).not.toContain("preload");
  });

  it("paints nothing before all of the first section is there", () => {
    const body = '<main><section id="inicio"></section><section id="servicios"></section></main>';
    const text = finished(`<head>${head}</head><body>${body}</body>`);
    expect(text).toContain('<link rel="expect" href="#inicio" blocking="render"><title>');
    expect(text).not.toContain("#servicios");
  });

  it("names the home page by its address in the sitemap", () => {
    const drawn =
      '<link rel="canonical" href="https://www.ejemplo.mx"><meta property="og:url" content="https://www.ejemplo.mx">';
    const text = finished(`<head>${head}${drawn}</head>`);
    expect(text).toContain('<link rel="canonical" href="https://www.ejemplo.mx/">');
    expect(text).toContain('<meta property="og:url" content="https://www.ejemplo.mx/">');
  });

  it("names the manifest, the icon, the colour and the shared picture", () => {
    const share = { address: "/assets/a.jpg", width: 1200, height: 630, alt: 'Un "título"', resource };
    const text = finished(`<head>${head}</head>`, { themeColor: "#fcfaf6", share });
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/icono-180.png">');
    expect(text).toContain('<meta name="theme-color" content="#fcfaf6">');
    expect(text).toContain('<meta property="og:image" content="https://www.ejemplo.mx/assets/a.jpg">');
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text).toContain('<meta name="twitter:image:alt" content="Un &quot;título&quot;">');
  });

  it("has no shared picture for a page that is not shared", () => {
    expect(finished(`<head>${head}</head>`)).not.toContain("og:image");
  });
});
