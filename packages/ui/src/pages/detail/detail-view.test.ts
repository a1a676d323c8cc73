import type { Route } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it, test } from "vitest";
import { collectionItems } from "#sections/collection/collection-items.ts";
import { detailView, mythOf } from "./detail-view.ts";

describe("a myth", () => {
  test.each([
    [
      "«Con una sesión basta». Casi siempre se necesitan varias.",
      "Con una sesión basta",
      "Casi siempre se necesitan varias.",
    ],
    ["Sólo es estético: también duele.", "Sólo es estético", "también duele."],
    ["Nunca regresan.", "Nunca regresan.", ""],
  ])("is told apart from what is so: %s", (text, myth, reality) => {
    expect(mythOf(text)).toEqual({ myth, reality });
  });

  it("of the bundled services always has its answer", () => {
    const answers = bundledSite.services.flatMap(({ myths }) => myths.map(mythOf));
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.filter(({ reality }) => reality === "")).toEqual([]);
  });
});

function recordOf<Item extends { id: string }>(records: Item[], id: string): Item {
  const record = records.find((item) => item.id === id);
  if (record === undefined) throw new Error(`No record ${id}.`);
  return record;
}

const partOf = (route: Route, id: string) =>
  detailView(bundledSite, route)?.parts.find((part) => part.id === id);

describe("an item's page", () => {
  it("is none for a route that names no record", () => {
    expect(detailView(bundledSite, { page: "contact" })).toBeNull();
    expect(detailView(bundledSite, { page: "service", id: "inventado" })).toBeNull();
  });

  it("of a service answers what one asks first, with the price of the visit where it is shown", () => {
    const route: Route = { page: "service", id: "escleroterapia" };
    const labels = (site = bundledSite) => detailView(site, route)?.facts.map(({ label }) => label);
    const five = ["¿Duele?", "Duración", "Anestesia", "Dónde se hace", "Recuperación"];
    expect(labels()).toEqual([...five, "Consulta"]);
    const siteContent = { ...bundledSite.siteContent, consultationPrice: 0 };
    expect(labels({ ...bundledSite, siteContent })).toEqual(five);
    expect(detailView(bundledSite, { page: "disease", id: "varices" })?.facts).toEqual([]);
  });

  it.each([
    [
      "disease",
      "varices",
      [
        "que-es",
        "sintomas",
        "causas",
        "factores-de-riesgo",
        "complicaciones",
        "diagnostico",
        "tratamientos",
        "que-puedes-hacer",
        "que-esperar",
        "en-mexico",
      ],
    ],
    [
      "symptom",
      "edema-unilateral",
      [
        "que-es",
        "que-puedes-hacer",
        "causas",
        "enfermedades-relacionadas",
        "diagnostico",
        "complicaciones",
        "que-esperar",
      ],
    ],
    [
      "service",
      "escleroterapia",
      [
        "en-que-consiste",
        "para-que-sirve",
        "beneficios",
        "tipos",
        "mitos",
        "como-prepararte",
        "paso-a-paso",
        "riesgos",
        "despues",
      ],
    ],
  ] as const)("has its parts in one order: %s", (page, id, order) => {
    expect(detailView(bundledSite, { page, id })?.parts.map((part) => part.id)).toEqual(order);
  });

  it.each(["diseases", "symptoms", "services", "guides"] as const)(
    "and its cards have the site's facts in their texts: %s",
    (collection) => {
      const text = "La doctora es {doctorName}.";
      const [first] = bundledSite[collection];
      const record = {
        ...first,
        shortDescription: text,
        description: text,
        audience: text,
        anesthesia: text,
      };
      const site = { ...bundledSite, [collection]: [record] };
      const pages = {
        diseases: "disease",
        symptoms: "symptom",
        services: "service",
        guides: "guide",
      } as const;
      const view = detailView(site, { page: pages[collection], id: String(first?.id) });
      const shown = JSON.stringify([view?.parts, view?.shortDescription, collectionItems(site, collection)]);
      expect(shown).not.toContain("{doctorName}");
      expect(shown).toContain(bundledSite.siteContent.doctorInfo.name);
    },
  );

  it("has no part for a field that a stored record does not have", () => {
    const { diagnosis, selfCare, outlook, ...disease } = recordOf(bundledSite.diseases, "varices");
    const { risks, preparation, daysAfter, ...service } = recordOf(bundledSite.services, "escleroterapia");
    const site = { ...bundledSite, diseases: [disease], services: [service] };
    const ids = (route: Route) => detailView(site, route)?.parts.map((part) => part.id);
    expect(ids({ page: "disease", id: "varices" })).not.toContain("diagnostico");
    expect(ids({ page: "disease", id: "varices" })).not.toContain("que-esperar");
    expect(ids({ page: "service", id: "escleroterapia" })).not.toContain("riesgos");
    expect(ids({ page: "service", id: "escleroterapia" })).toContain("despues");
  });

  it("begins the days after a procedure with what is normal", () => {
    const part = partOf({ page: "service", id: "escleroterapia" }, "despues");
    const { daysAfter = [], postProcedureRecommendations } = recordOf(bundledSite.services, "escleroterapia");
    expect(daysAfter).not.toEqual([]);
    expect(part).toMatchObject({ items: [...daysAfter, ...postProcedureRecommendations] });
  });

  it("leads from a symptom to the diseases that have a page, and names the others", () => {
    expect(partOf({ page: "symptom", id: "edema-unilateral" }, "enfermedades-relacionadas")).toMatchObject({
      kind: "links",
      items: [
        { label: "Trombosis venosa profunda", href: "/enfermedades/trombosis-venosa-profunda" },
        { label: "Várices", href: "/enfermedades/varices" },
        { label: "Linfedema", href: "/enfermedades/linfedema" },
        {
          label: "Fístulas arteriovenosas patológicas o traumáticas",
          href: "/enfermedades/fistulas-arteriovenosas",
        },
        { label: "Cáncer pélvico", href: null },
      ],
    });
  });

  it("leads to no disease that is hidden", () => {
    const diseases = bundledSite.diseases.map((disease) => ({ ...disease, visible: false }));
    const view = detailView({ ...bundledSite, diseases }, { page: "symptom", id: "edema-unilateral" });
    const part = view?.parts.find(({ id }) => id === "enfermedades-relacionadas");
    expect(part?.kind === "links" && part.items.every(({ href }) => href === null)).toBe(true);
  });
});
