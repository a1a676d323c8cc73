import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "./documents.ts";
import { redirects, routeAt, routePath, siteRoutes } from "./route.ts";

const [first, second, ...rest] = bundledSite.diseases;

function withFormer(former: { first?: string[]; second?: string[] }): Site {
  if (!first || !second) throw new Error("The bundled site has no two diseases.");
  const diseases = [{ ...first, formerIds: former.first }, { ...second, formerIds: former.second }, ...rest];
  return { ...bundledSite, diseases };
}

const now = `/enfermedades/${first?.id}`;

describe("redirects", () => {
  it("are none where no record was renamed", () => {
    expect(redirects(bundledSite)).toEqual([]);
  });

  it("lead from every former address straight to the present one", () => {
    expect(redirects(withFormer({ first: ["antes", "mucho-antes"] }))).toEqual([
      { from: "/enfermedades/antes", to: now },
      { from: "/enfermedades/mucho-antes", to: now },
    ]);
  });

  it("never lead away from a page that exists: a reused name is the page's own", () => {
    expect(redirects(withFormer({ first: [first?.id ?? "", second?.id ?? ""] }))).toEqual([]);
  });

  it("make no loop where two records changed their names with each other", () => {
    expect(redirects(withFormer({ first: [second?.id ?? ""], second: [first?.id ?? ""] }))).toEqual([]);
  });

  it("lead to the first of two records with the same former address", () => {
    expect(redirects(withFormer({ first: ["antes"], second: ["antes"] }))).toEqual([
      { from: "/enfermedades/antes", to: now },
    ]);
  });
});

describe("a list with several pages", () => {
  const services = Array.from({ length: 100 }, (_, index) =>
    bundledSite.services.slice(0, 1).map((service) => ({ ...service, id: `servicio-${index}` })),
  ).flat();
  const paths = siteRoutes({ ...bundledSite, services }).map(routePath);

  it("has an address for each page, of which the first one is that of the list", () => {
    expect(paths.filter((path) => /^\/servicios(?:\/pagina|$)/.test(path))).toEqual([
      "/servicios",
      "/servicios/pagina/2",
      "/servicios/pagina/3",
    ]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(routePath(routeAt(path) ?? { page: "not-found" })).toBe(path);
  });

  it.each(["/servicios/pagina/1", "/servicios/pagina/02", "/servicios/pagina/2/3", "/servicios/pagina/1e1"])(
    "has no page at %s",
    (path) => expect(routeAt(path)).toBeNull(),
  );

  it("leaves a record the id that the addresses of its pages begin with", () => {
    expect(routeAt("/servicios/pagina")).toEqual({ page: "service", id: "pagina" });
  });
});
