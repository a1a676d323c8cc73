import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { routePath, siteRoutes } from "../site/route.ts";
import { canonicalPath, pageMetadata } from "./page-metadata.ts";

const pages = siteRoutes(bundledSite).filter(({ page }) => page !== "not-found");

test("the site has its nine fixed pages and one for each of its 46 records", () => {
  expect(pages).toHaveLength(9 + 10 + 5 + 11 + 20);
  expect(new Set(pages.map(routePath)).size).toBe(pages.length);
});

test("without guides there is no page of them", () => {
  const site = { ...bundledSite, guides: [] };
  expect(siteRoutes(site).filter(({ page }) => page.startsWith("guide"))).toEqual([]);
  expect(pageMetadata(site, { page: "guides" })).toBeNull();
});

describe.each(pages.map((route) => ({ route, path: routePath(route) })))("$path", ({ route, path }) => {
  const metadata = pageMetadata(bundledSite, route);

  test("is its own preferred address, also when shared", () => {
    expect(metadata?.alternates.canonical).toBe(path);
    expect(metadata?.openGraph.url).toBe(path);
  });

  test("has a title and a description that search engines show whole", () => {
    expect(metadata?.title.length).toBeGreaterThanOrEqual(30);
    expect(metadata?.title.length).toBeLessThanOrEqual(60);
    expect(metadata?.description.length).toBeGreaterThanOrEqual(120);
    expect(metadata?.description.length).toBeLessThanOrEqual(160);
    expect(metadata?.keywords.length).toBeGreaterThanOrEqual(4);
  });
});

test("no two pages share a title or a description", () => {
  const all = pages.map((route) => pageMetadata(bundledSite, route));
  expect(new Set(all.map((metadata) => metadata?.title)).size).toBe(pages.length);
  expect(new Set(all.map((metadata) => metadata?.description)).size).toBe(pages.length);
});

describe("a later page of a list", () => {
  const services = Array.from({ length: 100 }, (_, index) =>
    bundledSite.services.slice(0, 1).map((service) => ({ ...service, id: `servicio-${index}` })),
  ).flat();
  const site = { ...bundledSite, services };
  const second = pageMetadata(site, { page: "services", pageNumber: 2 });

  test("says its number, and is its own preferred address", () => {
    const first = pageMetadata(site, { page: "services" });
    expect(second?.title).toBe(`Página 2 · ${first?.title}`);
    expect(second?.description).toBe(`Página 2. ${first?.description}`);
    expect(second?.alternates.canonical).toBe("/servicios/pagina/2");
    expect(second?.openGraph.url).toBe("/servicios/pagina/2");
  });

  test("has metadata only as far as the list goes", () => {
    expect(pageMetadata(site, { page: "services", pageNumber: 3 })).not.toBeNull();
    expect(pageMetadata(site, { page: "services", pageNumber: 4 })).toBeNull();
    expect(pageMetadata(bundledSite, { page: "services", pageNumber: 2 })).toBeNull();
  });
});

test("an unknown record and the not-found page have none", () => {
  expect(pageMetadata(bundledSite, { page: "service", id: "no-existe" })).toBeNull();
  expect(pageMetadata(bundledSite, { page: "not-found" })).toBeNull();
});

const route = { page: "disease", id: "varices" } as const;

describe("the preferred address of a page", () => {
  test("is the one that its record names, where the site has that page", () => {
    expect(canonicalPath(bundledSite, route, "/enfermedades/linfedema")).toBe("/enfermedades/linfedema");
  });

  test.each(["", "https://otro.mx/varices", "/enfermedades/nombre-anterior"])(
    "is its own instead of «%s»",
    (wanted) => {
      expect(canonicalPath(bundledSite, route, wanted)).toBe("/enfermedades/varices");
    },
  );
});
