import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { brokenRelations } from "../records/related-records.ts";
import { siteRoutes } from "./route.ts";
import { shownSite } from "./shown-site.ts";

test("a hidden record has no page and is on no list; one that says nothing is shown", () => {
  const [first, ...others] = bundledSite.services;
  if (!first) throw new Error("The bundled site has services.");
  const site = shownSite({ ...bundledSite, services: [{ ...first, visible: false }, ...others] });
  expect(site.services.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(siteRoutes(site)).not.toContainEqual({ page: "service", id: first.id });
  expect(shownSite(bundledSite)).toEqual(bundledSite);
});

test("a link to a hidden record is left out, and is no broken one", () => {
  const linked = bundledSite.diseases.flatMap(({ relations }) => relations?.services ?? []);
  const services = bundledSite.services.map((service) => ({
    ...service,
    visible: !linked.includes(service.id),
  }));
  const site = shownSite({ ...bundledSite, services });
  expect(linked.length).toBeGreaterThan(0);
  expect(site.diseases.flatMap(({ relations }) => relations?.services ?? [])).toEqual([]);
  expect(brokenRelations(site)).toEqual([]);
});
