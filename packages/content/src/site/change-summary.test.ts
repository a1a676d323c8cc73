import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { changeSummary } from "./change-summary.ts";
import type { Site } from "./documents.ts";
import { siteChanges } from "./site-changes.ts";

/** The summary of what a function changes in the bundled site. */
function summaryOf(change: (site: Site) => void) {
  const after = structuredClone(bundledSite);
  change(after);
  return changeSummary(siteChanges(bundledSite, after));
}

test("names the fields under their part of the site, each once", () => {
  const summary = summaryOf(({ siteContent }) => {
    siteContent.doctorInfo.phone = "+529511234567";
    siteContent.doctorInfo.email = "consulta@example.com";
    siteContent.consultationPrice = 1200;
  });
  expect(summary).toEqual([
    { about: "Información del Doctor", fields: ["Teléfono para citas", "Correo electrónico"] },
    { about: "Precio de la consulta", fields: [] },
  ]);
});

test("reports that a record was added or deleted, without its fields", () => {
  const summary = summaryOf(({ services, diseases }) => {
    const [first] = services;
    if (first) services.push({ ...first, id: "nuevo", title: "Uno nuevo" });
    diseases.splice(0, 1);
  });
  expect(summary).toEqual([
    { about: `enfermedad ${bundledSite.diseases[0]?.name} borrada`, fields: [] },
    { about: "servicio Uno nuevo agregado", fields: [] },
  ]);
});

test("names a record with its fields, also those in its groups", () => {
  const summary = summaryOf(({ diseases: [first] }) => {
    if (!first) return;
    first.causes = ["Una"];
    first.metadata.title = "Otro";
  });
  expect(summary).toEqual([
    { about: bundledSite.diseases[0]?.name, fields: ["Causas", "Título para buscadores"] },
  ]);
});

test("reports a changed order, and the added and removed entries of a list", () => {
  const summary = summaryOf(({ symptoms, siteContent }) => {
    symptoms.reverse();
    siteContent.navMenu.reverse();
    siteContent.insurances.companies.splice(0, 1);
  });
  const [gone] = bundledSite.siteContent.insurances.companies;
  expect(summary).toEqual([
    { about: "Menú de navegación", fields: ["orden"] },
    { about: "Aseguradoras", fields: [`se quitó «${gone?.name}»`] },
    { about: "Síntomas", fields: ["orden"] },
  ]);
});

test("names a section by its name", () => {
  const summary = summaryOf(({ selectedSections }) => {
    selectedSections.Hero = { component: "HeroSplit", display: false };
  });
  expect(summary[0]?.about).toBe("Hero");
  expect(summary[0]?.fields).toContain("Mostrar");
});

test("is empty without changes", () => expect(summaryOf(() => {})).toEqual([]));
