import { describe, expect, it } from "vitest";
import { scriptVocabulary } from "../css/vocabulary.ts";
import { SvgDrawings } from "../html/inline-svg.ts";
import { KeptDocuments } from "./kept-documents.ts";
import { PageAssets } from "./page-assets.ts";

const files: Record<string, string> = {
  "/_next/site.css": '@font-face{font-family:"A";src:url(../a.woff2)}p{color:red;font-family:"A"}',
  "/a.woff2": "a font",
};

/** What a publish needs for its documents; each publish has assets of its own. */
const settings = () => ({
  origin: "https://www.ejemplo.mx",
  build: "a",
  assets: new PageAssets(
    {
      page: () => Promise.reject(new Error("No page is asked for.")),
      file: async (path) => Buffer.from(files[path] ?? ""),
    },
    new Map(),
  ),
  drawings: new SvgDrawings(() => false),
  pictureAddress: async (path: string) => path,
  touchIcon: "/icono-180.png",
  scripts: scriptVocabulary(""),
});

/** A page as Next draws it. */
const drawn = (words: string, flight = "1") =>
  `<!DOCTYPE html><html><head><title>Várices</title><link rel="stylesheet" href="/_next/site.css"></head><body><main><p>${words}</p></main><script>self.__next_f.push([1,"${flight}"])</script></body></html>`;

const share = (address: string) => ({
  address,
  width: 1200,
  height: 630,
  alt: "Várices",
  resource: { status: 200, headers: {}, body: Buffer.of(), brotli: null, gzip: null, etag: "" },
});

describe("a page that was published before", () => {
  it("is the same document where Next draws the same words, whatever its data for a browser is", async () => {
    const documents = new KeptDocuments();
    const first = await documents.document("/", drawn("Hola"), { share: null, settings: settings() });
    const second = await documents.document("/", drawn("Hola", "2"), { share: null, settings: settings() });
    expect(second).toBe(first);
    expect(first.html).toContain("<p>Hola</p>");
  });

  it("brings the files of its styles into the next publication too", async () => {
    const documents = new KeptDocuments();
    await documents.document("/", drawn("Hola"), { share: null, settings: settings() });
    const next = settings();
    await documents.document("/", drawn("Hola"), { share: null, settings: next });
    expect([...next.assets.resources.keys()]).toEqual([expect.stringMatching(/^\/assets\/.*\.woff2$/)]);
  });

  it.each([
    ["its words", drawn("Adiós"), null, {}],
    ["its picture for sharing", drawn("Hola"), share("/assets/otra.jpg"), {}],
    ["the icon of the site", drawn("Hola"), null, { touchIcon: "/media/icono.png" }],
  ])("is made anew when %s changed", async (_what, html, picture, changed) => {
    const documents = new KeptDocuments();
    const first = await documents.document("/", drawn("Hola"), { share: null, settings: settings() });
    const options = { share: picture, settings: { ...settings(), ...changed } };
    const second = await documents.document("/", html, options);
    expect(second.html).not.toBe(first.html);
    const other = await new KeptDocuments().document("/", html, options);
    expect(second.html).toBe(other.html);
  });

  it("is forgotten once the site does not have it", async () => {
    const documents = new KeptDocuments();
    const first = await documents.document("/", drawn("Hola"), { share: null, settings: settings() });
    documents.keepOnly(new Set(["/otra"]));
    const second = await documents.document("/", drawn("Hola"), { share: null, settings: settings() });
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });
});
