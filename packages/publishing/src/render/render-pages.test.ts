import type { Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, it } from "vitest";
import { headOf, withBytes } from "../http/rendered-response.ts";
import type { StaticResponse } from "../http/static-response.ts";
import { Lazy } from "../lazy.ts";
import type { RenderOptions } from "./render-options.ts";
import { PageRenderer } from "./render-pages.ts";

const { siteContent } = bundledSite;
const portrait = `/media/${"a".repeat(64)}-800x600`;
const site: Site = {
  ...bundledSite,
  ...{ diseases: [], symptoms: [], services: [], guides: [], testimonials: [] },
  siteContent: { ...siteContent, aboutMe: { ...siteContent.aboutMe, imagePath: `${portrait}.webp` } },
};

/** The options of a publish, where nothing is public. */
const options: RenderOptions = {
  published: new Map(),
  changes: {},
  records: async () => null,
  media: async () => null,
  hasUpload: async () => false,
  uploadName: async (path) => path,
  onProgress: () => {},
};

const renderer = (readPicture: () => Promise<null> = async () => null) =>
  new PageRenderer({
    origin: "https://www.ejemplo.mx",
    build: "a",
    elements: {
      url: "/elements/a/elements.js",
      addresses: [],
      resources: new Lazy(async () => new Map()),
      source: "",
    },
    pictures: {
      get: readPicture,
      has: (path) => path.startsWith("/imagenes/"),
      address: async (path) => path,
    },
  });

/** Shows the same text on every page. */
const drawing = (main: string) => ({
  page: async () => ({
    status: 200,
    html: `<html><head><title>x</title></head><body><main><h1>x</h1>${main}</main><div data-notice-bar></div></body></html>`,
  }),
  file: () => Promise.reject(new Error("No file is asked for.")),
  searchData: () => Promise.reject(new Error("No data is asked for.")),
});

it("names a picture that Multimedia does not have any more once, by its field", async () => {
  const files = `${portrait}.480.avif 480w, ${portrait}.800.avif 800w`;
  const source = drawing(`<img src="${portrait}.webp" srcset="${files}">`);
  await expect(renderer().render(site, source, options)).rejects.toMatchObject({
    problems: [
      { path: "/", message: "Acerca de mí, Imagen: este archivo ya no está en Multimedia. Elige otro." },
    ],
  });
});

it("names a video that is gone by its address where no field names it", async () => {
  const source = drawing('<video src="/media/b.mp4"></video>');
  await expect(renderer().render(site, source, options)).rejects.toMatchObject({
    problems: [{ path: "/", message: "«/media/b.mp4»: este archivo ya no está en Multimedia. Elige otro." }],
  });
});

it("accepts a link to a former address, which leads on to the page", async () => {
  const [disease] = bundledSite.diseases;
  if (disease === undefined) throw new Error("There is a disease.");
  const renamed = { ...site, diseases: [{ ...disease, formerIds: ["de-antes"] }] };
  const source = drawing('<a href="/enfermedades/de-antes#causas">x</a>');
  const { pages } = await renderer().render(renamed, source, options);
  expect(pages.get("/enfermedades/de-antes")).toMatchObject({
    status: 308,
    headers: { Location: `/enfermedades/${disease.id}` },
  });
});

it("fails as a whole where a picture cannot be read, and ends no process", async () => {
  const unreadable = () => Promise.reject(new Error("No se lee."));
  const picture =
    '<picture><source srcset="/imagenes/a.480.avif 480w"><img src="/imagenes/a.webp"></picture>';
  await expect(renderer(unreadable).render(site, drawing(picture), options)).rejects.toThrow("No se lee.");
});

it("keeps the data of the search at an address that changes with it, and the search page names that", async () => {
  const pages = renderer();
  const source = {
    ...drawing('<c-search data-index="/buscar.json"></c-search>'),
    searchData: async ({ siteContent: { search } }: Site) => Buffer.from(search.hint ?? ""),
  };
  let published = new Map<string, StaticResponse>();
  const publish = async (hint: string) => {
    const changed = { ...site, siteContent: { ...siteContent, search: { ...siteContent.search, hint } } };
    const heads = new Map(Array.from(published, ([path, page]) => [path, headOf(page)]));
    const rendered = (await pages.render(changed, source, { ...options, published: heads })).pages;
    published = withBytes(rendered, published);
    const html = Buffer.from(published.get("/buscar")?.body ?? []).toString();
    const address = /data-index="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(Buffer.from(published.get(address)?.body ?? []).toString()).toBe(hint);
    expect(published.get(address)?.headers["Cache-Control"]).toContain("immutable");
    expect(published.get("/buscar.json")?.body).toBe(published.get(address)?.body);
    expect(published.get("/buscar.json")?.headers["Cache-Control"]).not.toContain("immutable");
    const json = [...published.keys()].filter((path) => path.endsWith(".json"));
    expect(json).toEqual([address, "/buscar.json", "/revisiones.json"]);
    const made = [...rendered].filter(([, page]) => "body" in page).map(([path]) => path);
    return { address, isMade: made.includes("/buscar"), isKept: !made.includes(address) };
  };
  const first = await publish("Dolor");
  expect(await publish("Dolor")).toEqual({ address: first.address, isMade: false, isKept: true });
  // The page shows the same text; only the address in it differs.
  const second = await publish("Tos");
  expect(second).toMatchObject({ isMade: true, isKept: false });
  expect(second.address).not.toBe(first.address);
  expect((await publish("Dolor")).address).toBe(first.address);
});
