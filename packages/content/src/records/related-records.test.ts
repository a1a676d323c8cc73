import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { type RecordName, relatedRecords } from "./related-records.ts";

const none = { symptoms: [], diseases: [], services: [] };
const noLinks = { ...none, guides: [] };
const varices: RecordName = { collection: "diseases", id: "varices" };
const edema: RecordName = { collection: "symptoms", id: "edema-unilateral" };

/** The bundled records with no relation but those given for várices. */
const siteWith = (relations: Partial<Record<keyof typeof none, string[]>>): Site => ({
  ...bundledSite,
  guides: bundledSite.guides.map(({ relations: _, ...guide }) => guide),
  symptoms: bundledSite.symptoms.map(({ relations: _, ...symptom }) => symptom),
  services: bundledSite.services.map(({ relations: _, ...service }) => service),
  diseases: bundledSite.diseases.map(({ relations: _, ...disease }) =>
    disease.id === "varices" ? { ...disease, relations: { ...none, ...relations } } : disease,
  ),
});

describe("a relation that one side names", () => {
  const site = siteWith({ symptoms: ["edema-unilateral"] });

  test("is a link there", () => {
    expect(relatedRecords(site, varices)).toEqual({
      ...noLinks,
      symptoms: [
        expect.objectContaining({ label: "Una pierna hinchada", href: "/sintomas/edema-unilateral" }),
      ],
    });
  });

  test("is a link on the other side too", () => {
    expect(relatedRecords(site, edema)).toEqual({
      ...noLinks,
      diseases: [expect.objectContaining({ label: "Várices", href: "/enfermedades/varices" })],
    });
  });
});

test("links follow the order of the data, not that of the relations", () => {
  const site = siteWith({ services: ["escleroterapia", "consulta-angiologia", "consulta-angiologia"] });
  expect(relatedRecords(site, varices).services.map(({ href }) => href)).toEqual([
    "/servicios/consulta-angiologia",
    "/servicios/escleroterapia",
  ]);
});

test("a record is never related to itself, nor to a deleted one", () => {
  const site = siteWith({ diseases: ["varices"], services: ["no-existe"] });
  expect(relatedRecords(site, varices)).toEqual(noLinks);
});

test("records without relations have none", () => {
  expect(relatedRecords(siteWith({}), edema)).toEqual(noLinks);
});

test("a relation to a deleted record holds again when the record is recovered", () => {
  const site = siteWith({ services: ["escleroterapia"] });
  const deleted = { ...site, services: site.services.filter(({ id }) => id !== "escleroterapia") };
  expect(relatedRecords(deleted, varices).services).toEqual([]);
  const recovered = { ...deleted, services: site.services };
  expect(relatedRecords(recovered, varices).services.map(({ label }) => label)).toEqual([
    "Inyecciones para arañitas y várices",
  ]);
});

test("a relation that names a record by the id it had before still holds", () => {
  const site = siteWith({ symptoms: ["hinchazon"] });
  const symptoms = site.symptoms.map((symptom) =>
    symptom.id === "edema-unilateral" ? { ...symptom, formerIds: ["hinchazon"] } : symptom,
  );
  const renamed = { ...site, symptoms };
  expect(relatedRecords(renamed, varices).symptoms.map(({ label }) => label)).toEqual([
    "Una pierna hinchada",
  ]);
  expect(relatedRecords(renamed, edema).diseases.map(({ label }) => label)).toEqual(["Várices"]);
});

test("a guide is a link on the records that it names, which do not name it", () => {
  const site = siteWith({});
  const [first, ...others] = site.guides;
  if (first === undefined) throw new Error("There is no guide.");
  const guides = [{ ...first, relations: { ...none, diseases: ["varices"] } }, ...others];
  expect(relatedRecords({ ...site, guides }, varices).guides.map(({ href }) => href)).toEqual([
    `/guias/${first.id}`,
  ]);
  expect(
    relatedRecords({ ...site, guides }, { collection: "guides", id: first.id }).diseases.map(
      ({ href }) => href,
    ),
  ).toEqual(["/enfermedades/varices"]);
});
