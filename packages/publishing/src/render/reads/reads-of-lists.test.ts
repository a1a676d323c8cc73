import {
  drawnSite,
  kindOf,
  listPageAt,
  pageMetadata,
  type Route,
  relatedRecords,
  type Site,
  structuredData,
} from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, it } from "vitest";
import { ReadsCheck, ReadsCollection } from "./reads.ts";
import { recordReads } from "./record-reads.ts";

const site: Site = {
  ...bundledSite,
  services: Array.from({ length: 100 }, (_, index) =>
    bundledSite.services.slice(0, 1).map((service) => ({ ...service, id: `servicio-${index}` })),
  ).flat(),
};
const options = {
  origin: "https://www.ejemplo.mx",
  picture: (path: string) => path,
  words: { home: "Inicio" },
};
const second: Route = { page: "services", pageNumber: 2 };

/** The site with another plain name of one of its services. */
const withTitle = (place: number): Site => ({
  ...site,
  services: site.services.map((service, index) =>
    index === place ? { ...service, plainName: "Otro" } : service,
  ),
});

it("a page of a list reads the names of its own records, and not those of the others", () => {
  const { recorded, reads: tree } = recordReads(site);
  expect(listPageAt(recorded, kindOf("services"), 2).groups.flatMap(({ ids }) => ids)).toHaveLength(48);
  expect(pageMetadata(recorded, second)).not.toBeNull();
  expect(structuredData(recorded, second, options)).not.toBeNull();
  const reads = new ReadsCollection().add(tree, site);
  const isSame = (place: number) => new ReadsCheck().holds(reads, withTitle(place));
  expect([47, 48, 95, 96].map(isSame)).toEqual([true, false, false, true]);
});

it("the page of a record reads the relations of its own record alone", () => {
  /** The site on a day, where some of its services have a relation. */
  const drawn = (...places: number[]) => {
    const services = site.services.map((service, index) => ({
      ...service,
      relations: { symptoms: [], diseases: places.includes(index) ? ["linfedema"] : [], services: [] },
    }));
    return drawnSite({ ...site, services }, "2026-11-29");
  };
  const { recorded, reads: tree } = recordReads(drawn(2));
  const links = relatedRecords(recorded, { collection: "services", id: "servicio-2" });
  expect(links.diseases.map(({ href }) => href)).toEqual(["/enfermedades/linfedema"]);
  const reads = new ReadsCollection().add(tree, drawn(2));
  const isSame = (next: Site) => new ReadsCheck().holds(reads, next);
  expect([drawn(2, 5), drawn(5)].map(isSame)).toEqual([true, false]);
});
