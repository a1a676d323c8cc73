import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { recordUses } from "./record-uses.ts";

/** A site whose records have no relations, with changes. */
function siteWith(change: (site: Site) => void): Site {
  const site = structuredClone(bundledSite);
  for (const record of [...site.diseases, ...site.symptoms, ...site.services, ...site.guides])
    delete record.relations;
  change(site);
  return site;
}

const varices = bundledSite.diseases.findIndex(({ id }) => id === "varices");
const none = { symptoms: [], diseases: [], services: [] };

test("a relation of another record is a use, by the present id and by former ids", () => {
  const site = siteWith(({ diseases, symptoms, services }) => {
    Object.assign(diseases[varices] ?? {}, { formerIds: ["venas"] });
    Object.assign(symptoms[0] ?? {}, { relations: { ...none, diseases: ["varices"] } });
    Object.assign(services[1] ?? {}, { relations: { ...none, diseases: ["venas"] } });
    Object.assign(services[2] ?? {}, { relations: { ...none, services: ["varices"] } });
  });
  expect(recordUses(site, "diseases", varices).filter(({ kind }) => kind !== "list")).toEqual([
    {
      kind: "relation",
      path: "symptoms.0.relations.diseases",
      place: `Síntomas › ${site.symptoms[0]?.plainName}`,
      label: "Páginas relacionadas",
    },
    {
      kind: "relation",
      path: "services.1.relations.diseases",
      place: `Servicios › ${site.services[1]?.plainName}`,
      label: "Páginas relacionadas",
    },
  ]);
});

test("a link to its page is a use, wherever it is, save in the record itself", () => {
  const site = siteWith(({ siteContent }) => {
    siteContent.navMenu.push({ label: "VÁRICES", path: "/enfermedades/varices#causas" });
    siteContent.navMenu.push({ label: "OTRA", path: "/enfermedades/varices-de-otro-tipo" });
  });
  const links = recordUses(site, "diseases", varices).filter(({ kind }) => kind === "link");
  expect(links.map(({ path }) => path)).toEqual([
    `siteContent.navMenu.${site.siteContent.navMenu.length - 2}.path`,
  ]);
});

test("the menu and the home page list the first records that are shown", () => {
  const site = siteWith(() => {});
  const lists = (index: number, of = site) => recordUses(of, "diseases", index).map(({ place }) => place);
  expect(lists(0)).toEqual(["Menú de navegación", "Página de inicio"]);
  expect(lists(5)).toEqual(["Página de inicio"]);
  expect(lists(6)).toEqual([]);
  const hidden = siteWith(({ diseases: [first], selectedSections }) => {
    Object.assign(first ?? {}, { visible: false });
    selectedSections.Services = { component: "ServicesList", display: false };
  });
  expect(lists(0, hidden)).toEqual([]);
  expect(lists(5, hidden)).toEqual(["Menú de navegación", "Página de inicio"]);
  expect(recordUses(hidden, "services", 0).map(({ place }) => place)).toEqual(["Menú de navegación"]);
});

test("a testimonial is on the home page, and has no address to link to", () => {
  expect(
    recordUses(
      siteWith(() => {}),
      "testimonials",
      0,
    ),
  ).toEqual([
    { kind: "list", path: "selectedSections.Testimonials", place: "Página de inicio", label: "Testimonios" },
  ]);
});

test("a place without a record has no uses", () => {
  expect(recordUses(bundledSite, "diseases", 99)).toEqual([]);
  expect(recordUses(bundledSite, "testimonials", 99)).toEqual([]);
});
