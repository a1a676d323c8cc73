import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { kindOf } from "./index.ts";
import { listPageAt, listPageCount, listPageSize } from "./list-pages.ts";

const services = kindOf("services");

/** The bundled site with so many services, of each group in turn. */
const siteWith = (count: number): Site => ({
  ...bundledSite,
  services: Array.from(
    { length: count },
    (_, index) => bundledSite.services[index % bundledSite.services.length],
  )
    .filter((service) => service !== undefined)
    .map((service, index) => ({ ...service, id: `servicio-${index}` })),
});

const idsAt = (site: Site, number: number) =>
  listPageAt(site, services, number).groups.flatMap(({ ids }) => ids);

describe("the pages of a list", () => {
  it("are one where the records fit on it", () => {
    const site = siteWith(listPageSize);
    expect(listPageCount(site, services)).toBe(1);
    expect(listPageAt(site, services, 1).groups).toEqual(
      services.groupsOf(site).map((group) => ({ ...group, firstPage: 1 })),
    );
    expect(listPageCount({ ...bundledSite, services: [] }, services)).toBe(1);
  });

  it("hold every record once, in the order of the groups", () => {
    const site = siteWith(1000);
    expect(listPageCount(site, services)).toBe(21);
    const pages = Array.from({ length: 21 }, (_, index) => idsAt(site, index + 1));
    expect(pages.flat()).toEqual(services.groupsOf(site).flatMap(({ ids }) => ids));
    expect(pages.map(({ length }) => length)).toEqual([...Array(20).fill(listPageSize), 40]);
  });

  it("say of each group on which of them it begins", () => {
    const site = siteWith(100);
    const order = services.groupsOf(site).flatMap(({ ids }) => ids);
    for (const { id, firstPage } of listPageAt(site, services, 3).groups) {
      const [first = ""] = services.groupsOf(site).find((group) => group.id === id)?.ids ?? [];
      expect(firstPage).toBe(Math.floor(order.indexOf(first) / listPageSize) + 1);
    }
  });
});
