import { describe, expect, it } from "vitest";
import { scriptVocabulary } from "../css/vocabulary.ts";
import { contentFingerprint } from "../html/content-fingerprint.ts";
import { withoutRuntime } from "../html/document.ts";
import { documentFacts } from "../html/document-facts.ts";
import { SvgDrawings } from "../html/inline-svg.ts";
import { finishDocument, modifiedSince } from "./make-document.ts";
import { PageAssets } from "./page-assets.ts";

const missing = () => Promise.reject(new Error("Nothing is asked for."));
const setting = {
  origin: "https://www.ejemplo.mx",
  build: "a",
  assets: new PageAssets({ file: missing }),
  drawings: new SvgDrawings(() => false),
  pictureAddress: async (path: string) => path,
  touchIcon: "/icono-180.png",
  scripts: scriptVocabulary(""),
};

function made(main: string, { title = "Várices", menu = "" } = {}) {
  const html = `<head><title>${title}</title></head><body><nav>${menu}</nav><main>${main}</main></body>`;
  const page = withoutRuntime(html, () => false);
  const facts = documentFacts(page);
  return { html, facts, fingerprint: contentFingerprint(page), themeColor: "", stylesheets: [] };
}

const before = new Date("2026-01-02T03:04:05Z");
const now = new Date("2026-06-07T08:09:10Z");

describe("the date of a page", () => {
  it("stays while the content of the page is the same, however it is drawn", async () => {
    const published = await finishDocument(made("<p>Hola</p>"), { status: 200, modified: before }, setting);
    const redrawn = made('<p class="a"> Hola\n</p><img src="/assets/b.png">', { menu: "Contacto" });
    expect(modifiedSince(redrawn, published, now)).toEqual(before);
    expect(published.headers["Last-Modified"]).toBe("Fri, 02 Jan 2026 03:04:05 GMT");
  });

  it.each([
    ["its words", made("<p>Adiós</p>")],
    ["its title", made("<p>Hola</p>", { title: "Várices y arañas" })],
  ])("is new when %s changed", async (_what, changed) => {
    const published = await finishDocument(made("<p>Hola</p>"), { status: 200, modified: before }, setting);
    expect(modifiedSince(changed, published, now)).toEqual(now);
  });

  it("is new when the clock was ahead when it was written, or when it is invalid", async () => {
    const published = await finishDocument(made("<p>Hola</p>"), { status: 200, modified: now }, setting);
    expect(modifiedSince(made("<p>Hola</p>"), published, before)).toEqual(before);
    const headers = { ...published.headers, "Last-Modified": "ayer" };
    expect(modifiedSince(made("<p>Hola</p>"), { ...published, headers }, now)).toEqual(now);
  });

  it("is new for a page that was not public", () => {
    expect(modifiedSince(made("<p>Hola</p>"), undefined, now)).toEqual(now);
  });
});
