import { type Route, routePath, type Site, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it } from "vitest";
import { headOf, withBytes } from "../http/rendered-response.ts";
import { makeStaticResponse, type StaticResponse } from "../http/static-response.ts";
import { Lazy } from "../lazy.ts";
import { PageRenderer } from "./render-pages.ts";

const { siteContent } = bundledSite;
const portrait = `/media/${"a".repeat(64)}-800x600.webp`;
const site: Site = {
  ...bundledSite,
  ...{ diseases: [], symptoms: [], guides: [], testimonials: [] },
  services: bundledSite.services
    .slice(0, 2)
    .map((service) => ({ ...service, relations: { symptoms: [], diseases: [], services: [] } })),
};
const pageCount = siteRoutes(site).length;

const pathOf = (id: string) => routePath({ page: "service", id } satisfies Route);

/** Draws the doctor's name on each page, the title on the page of a service, and a portrait on the home page. */
function drawing() {
  const drawn: string[] = [];
  return {
    drawn,
    async page(path: string, { siteContent: content, services }: Site) {
      drawn.push(path);
      const service = services.find(({ id }) => pathOf(id) === path);
      const picture = path === "/" ? `<img src="${portrait}" alt="">` : "";
      const main = `<h1>${service?.title ?? content.doctorInfo.name}</h1>${picture}`;
      return {
        status: 200,
        html: `<html><head><title>x</title></head><body><main>${main}</main><div data-notice-bar></div></body></html>`,
      };
    },
    file: () => Promise.reject(new Error("No file is asked for.")),
    searchData: () => Promise.reject(new Error("No data is asked for.")),
  };
}

/** Publishes one site after another, as a publisher does. */
function publishing() {
  let published: ReadonlyMap<string, StaticResponse> = new Map();
  let records: Uint8Array | null = null;
  let renderer = newRenderer("a");
  let hasPortrait = true;
  return {
    /** The pages that are drawn. */
    async publish(next: Site): Promise<string[]> {
      const source = drawing();
      const rendered = await renderer.render(JSON.parse(JSON.stringify(next)), source, {
        published: new Map(Array.from(published, ([path, page]) => [path, headOf(page)])),
        records: async () => records,
        media: async () =>
          hasPortrait ? makeStaticResponse(Buffer.of(1), { "Content-Type": "image/webp" }) : null,
        hasUpload: async () => hasPortrait,
        uploadName: async (path) => path,
        changes: {},
        onProgress: () => {},
      });
      published = withBytes(rendered.pages, published);
      records = rendered.records;
      return source.drawn;
    },
    page: (path: string) => published.get(path)?.body.toString(),
    startAnew(build = "a") {
      renderer = newRenderer(build);
    },
    loseRecords() {
      records = null;
    },
    losePortrait() {
      hasPortrait = false;
    },
  };
}

const newRenderer = (build: string) =>
  new PageRenderer({
    origin: "https://www.ejemplo.mx",
    build,
    elements: {
      url: "/elements/a/e.js",
      addresses: [],
      resources: new Lazy(async () => new Map()),
      source: "",
    },
    pictures: { get: async () => null, has: () => true, address: async (path) => path },
  });

const [first, second] = site.services;
const renamed: Site = {
  ...site,
  services: site.services.map((service, index) => (index === 1 ? { ...service, title: "Otro" } : service)),
};

describe("a publication after another one", () => {
  it("draws the pages that read changed values, and no other", async () => {
    const { publish, page } = publishing();
    expect(await publish(site)).toHaveLength(pageCount);
    const before = page("/");
    expect(await publish(site)).toEqual([]);
    expect(await publish(renamed)).toEqual([pathOf(second?.id ?? "")]);
    expect(page(pathOf(second?.id ?? ""))).toContain("Otro");
    expect(page(pathOf(first?.id ?? ""))).toContain(first?.title);
    expect(page("/")).toBe(before);
  });

  it("draws as few in a new process", async () => {
    const { publish, startAnew } = publishing();
    await publish(site);
    startAnew();
    expect(await publish(renamed)).toEqual([pathOf(second?.id ?? "")]);
  });

  it("draws every page for another build, and when there are no records", async () => {
    const { publish, startAnew, loseRecords } = publishing();
    await publish(site);
    startAnew("b");
    expect(await publish(site)).toHaveLength(pageCount);
    startAnew("b");
    loseRecords();
    expect(await publish(site)).toHaveLength(pageCount);
  });

  it("checks the pages that it does not draw", async () => {
    const { publish, losePortrait } = publishing();
    const about = { ...siteContent.aboutMe, imagePath: portrait };
    const shown = { ...site, siteContent: { ...siteContent, aboutMe: about } };
    await publish(shown);
    losePortrait();
    const message = "Acerca de mí, Imagen: este archivo ya no está en Multimedia. Elige otro.";
    await expect(publish(shown)).rejects.toMatchObject({ problems: [{ path: "/", message }] });
  });
});
