import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Route, type SectionType, type Site, siteRoutes, structuredData } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { variantIds } from "../registry/catalog.ts";
import { SitePage } from "./site-page.tsx";

const filesFolder = join(import.meta.dirname, "../../../pictures/files");

const name = "Dra. Luz Mora";
const { siteContent } = bundledSite;
const renamed: Site = {
  ...bundledSite,
  siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name } },
};

const withVariant = (type: SectionType, component: string): Site => ({
  ...renamed,
  selectedSections: { ...renamed.selectedSections, [type]: { component, display: true } },
});

const draw = (site: Site, route: Route) => renderToStaticMarkup(<SitePage site={site} route={route} />);

const bundledName = /Dra\.? Ejemplo|Ejemplo Apellido/;

/** Drawings that a page names. The letters of a logo file are outlines, so it has no text. */
const drawings = (html: string) => [...new Set(html.match(/\/imagenes\/[\w/-]+\.svg/g))];

function expectOwnName(html: string) {
  expect(html).not.toMatch(bundledName);
  expect(drawings(html).filter((path) => /\/logo[\w-]*\.svg$/.test(path))).toEqual([]);
  for (const path of drawings(html)) {
    const text = readFileSync(join(filesFolder, path.replace("/imagenes/", "")), "utf8");
    expect(text, path).not.toMatch(bundledName);
  }
}

it("no page has the bundled name once it is changed, in texts, drawings or structured data", () => {
  const words = { home: "Inicio", collections: { diseases: "", symptoms: "", services: "", guides: "" } };
  for (const route of [...siteRoutes(renamed), { page: "not-found" } as const]) {
    const graph = structuredData(renamed, route, { origin: "https://x.mx", picture: (path) => path, words });
    expectOwnName(draw(renamed, route) + JSON.stringify(graph));
  }
});

it.each([
  ...variantIds("Header").map((id) => ["Header", id] as const),
  ...variantIds("Footer").map((id) => ["Footer", id] as const),
])("%s %s says the new name in each of the three logos, and nothing of the bundled one", (type, id) => {
  for (const logoStyle of ["mark", "initials", "name"] as const) {
    const site = withVariant(type, id);
    site.siteContent.doctorInfo.logoStyle = logoStyle;
    const html = draw(site, { page: "home" });
    expectOwnName(html);
    expect(html).toContain(name);
  }
});

it("shows the same portrait at each place without a portrait of its own", () => {
  const photo = "/media/0123abcd-900x1200.webp";
  const { doctorInfo } = renamed.siteContent;
  const withPortrait = {
    ...renamed,
    siteContent: { ...renamed.siteContent, doctorInfo: { ...doctorInfo, portraitPath: photo } },
  };
  for (const hero of ["HeroSplit", "HeroPortrait"]) {
    const site = {
      ...withPortrait,
      selectedSections: { ...withPortrait.selectedSections, Hero: { component: hero, display: true } },
    };
    const html = draw(site, { page: "home" });
    expect(html).toContain(photo);
    expect(html).not.toMatch(/\/imagenes\/doctor\b/);
  }
});
