import { existsSync } from "node:fs";
import { join } from "node:path";
import { isPictureId } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import { describe, expect, it } from "vitest";
import { checklist } from "../checks/checklist.ts";
import { exampleContent } from "../checks/examples/example-content.ts";
import { factMismatches } from "../checks/fact-mismatches.ts";
import { missingPictureWords } from "../checks/words/picture-words.ts";
import { riskyWords } from "../checks/words/risky-words.ts";
import { bundledSite } from "../data/index.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import { isShown, sectionTypes } from "../schema/selected-sections.ts";
import { structuredData } from "../seo/structured-data.ts";
import { parseSite, type Site } from "../site/documents.ts";
import { type Route, siteRoutes } from "../site/route.ts";
import { readySites, withLook } from "./index.ts";

const today = "2026-11-20";

const wholeSites = await Promise.all(
  readySites.map(async (ready) => {
    const content = await ready.content?.();
    const site: Site = withLook({ ...bundledSite, ...content }, ready);
    return { ...ready, specialty: content !== undefined, site };
  }),
);
const specialties = wholeSites.filter(({ specialty }) => specialty);

it("there are six, each with a name, a selection and a theme of its own", () => {
  expect(readySites).toHaveLength(6);
  for (const property of ["id", "name", "description"] as const)
    expect(new Set(readySites.map((ready) => ready[property])).size).toBe(6);
  expect(new Set(readySites.map(({ theme }) => JSON.stringify(theme))).size).toBe(6);
  expect(new Set(readySites.map(({ selectedSections }) => JSON.stringify(selectedSections))).size).toBe(6);
});

it("no two have the same variant in more than a third of the sections that both show", () => {
  for (const one of readySites)
    for (const other of readySites.filter(({ id }) => id > one.id)) {
      const same = sectionTypes.filter(
        (type) =>
          one.selectedSections[type]?.component === other.selectedSections[type]?.component &&
          isShown(one.selectedSections, type) &&
          isShown(other.selectedSections, type),
      );
      expect(same.length, `${one.id} and ${other.id}: ${same.join(", ")}`).toBeLessThanOrEqual(6);
    }
});

describe.each(wholeSites)("$id", ({ site, selectedSections }) => {
  it("passes the schemas unchanged", () => {
    expect(parseSite({ ...site })).toEqual({ ok: true, value: site });
  });

  it("chooses a variant for every section type", () => {
    expect(Object.keys(selectedSections).toSorted()).toEqual([...sectionTypes].toSorted());
  });

  it("names only pictures that exist", () => {
    const missing = [...pictureUses(site).keys()].filter((path) => {
      const name = path.replace("/imagenes/", "");
      return !isPictureId(name) && !existsSync(join(filesFolder, name));
    });
    expect(missing).toEqual([]);
  });

  it("has no findings except those of example content without a review", () => {
    expect(checklist(site, today).filter(({ level }) => level === "block")).toEqual([]);
    expect([...factMismatches(site), ...riskyWords(site), ...missingPictureWords(site)]).toEqual([]);
    const topics = new Set(checklist(site, today).map(({ topic }) => topic));
    const expected = ["example", "legal", "medical", "pending", "privacy", "unfinished"];
    // The questions for the specialist are about the records of the bundled site.
    const hasOwnRecords = site.diseases !== bundledSite.diseases;
    expect([...topics].toSorted()).toEqual(
      hasOwnRecords ? expected.filter((topic) => topic !== "medical") : expected,
    );
  });
});

/** Every text of a value. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe.each(specialties)("the example of another specialty, $id,", ({ site }) => {
  const { doctorInfo, doctorWorkInfo } = site.siteContent;

  it("is plainly marked, and has no number that can belong to somebody", () => {
    expect(doctorInfo.name).toContain("Ejemplo");
    expect(doctorInfo.address).toMatch(/^Calle Ejemplo/);
    for (const phone of [doctorInfo.phone, doctorInfo.whatsapp, doctorInfo.urgenciesPhone])
      expect(phone).toMatch(/^\+52000000\d{4}$/);
    expect([doctorInfo.cedProf, doctorInfo.cedEsp].join()).toMatch(/^XXXXXXX .*XXXXXXX /);
    expect(doctorWorkInfo.avisoCofepris).toBe("X".repeat(17));
    for (const { name } of site.testimonials) expect(name).toMatch(/^Paciente de ejemplo \d$/);
    const marked = exampleContent(site).map(({ path }) => path);
    expect(marked).toEqual(
      expect.arrayContaining([
        "siteContent.doctorInfo.name",
        "siteContent.doctorInfo.phone",
        "siteContent.insurances.companies.0.name",
        "siteContent.contact.arrival.0",
        "testimonials.0.name",
      ]),
    );
  });

  it("has a description of each of its drawings", () => {
    const noted = new Set((site.siteContent.pictures ?? []).map(({ path }) => path));
    const drawn = [...pictureUses(site).keys()].filter(
      (path) => path.includes("/especialidades/") && !/\/(?:logo|mark)\.svg$/.test(path),
    );
    expect(drawn.filter((path) => !noted.has(path))).toEqual([]);
  });

  it("says tú, promises no cure and gives no dose", () => {
    const texts = textsOf(site).filter((text) => !text.startsWith("/"));
    const wrong =
      /\b(usted|ustedes|agende|llame|consulte)\b|\b(curamos|cura total|garantiza\w*)\b|100 ?%|\d\s?(mg|ml|tabletas?)\b/i;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it("says before the visit, and not after it, what to bring", () => {
    const after = site.services.flatMap((service) => service.postProcedureRecommendations);
    expect(after.filter((text) => /^(?:Ven|Trae)\b/.test(text))).toEqual([]);
  });

  it("relates only to records that it has", () => {
    const ids = { symptoms: site.symptoms, diseases: site.diseases, services: site.services };
    for (const record of [...site.symptoms, ...site.diseases, ...site.services])
      for (const name of ["symptoms", "diseases", "services"] as const)
        for (const id of record.relations?.[name] ?? [])
          expect(
            ids[name].map(({ id: known }) => known),
            `${record.id} → ${id}`,
          ).toContain(id);
  });
});

it("a page about a numb hand names the signs of a stroke", () => {
  const clinic = wholeSites.find(({ id }) => id === "cuerpo-en-marcha")?.site;
  const records = [...(clinic?.diseases ?? []), ...(clinic?.symptoms ?? [])];
  const numb = records.filter(({ searchTerms = [] }) => searchTerms.includes("dedos dormidos"));
  expect(numb.map(({ id }) => id)).toEqual(["tunel-del-carpo", "hormigueo-en-la-mano"]);
  for (const { care } of numb) expect(care?.emergencia?.signs.join()).toMatch(/te cuesta hablar/);
});

describe("structured data", () => {
  const nodes = (id: string, route: Route) => {
    const readySite = wholeSites.find((ready) => ready.id === id);
    if (readySite === undefined) throw new Error(`There is no ready site "${id}".`);
    const options = {
      origin: "https://www.ejemplo.mx",
      picture: (path: string) => path,
      words: { home: "Inicio" },
    };
    return JSON.stringify(structuredData(readySite.site, route, options));
  };

  it.each([
    ["jardin-de-la-piel", "PhysiciansOffice", "Dermatology", "IndividualPhysician"],
    ["dientes-al-sol", "Dentist", "Dentistry", "Person"],
    ["cuerpo-en-marcha", "MedicalClinic", "Physiotherapy", "Person"],
  ])("names the field of %s", (id, office, specialty, person) => {
    const home = nodes(id, { page: "home" });
    expect(home).toContain(`"@type":"${office}"`);
    expect(home).toContain(`"medicalSpecialty":["${specialty}"]`);
    expect(home).toContain(`"@type":"${person}"`);
  });

  it.each(specialties.map(({ id, site }) => ({ id, site })))(
    "is never cardiovascular: $id",
    ({ id, site }) => {
      for (const route of siteRoutes(site)) expect(nodes(id, route)).not.toMatch(/Cardiovascular|Surgical"/);
    },
  );
});
