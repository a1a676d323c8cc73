import { describe, expect, it } from "vitest";
import { diseases as kind } from "#kinds/diseases.ts";
import { paragraphs } from "#site/text.ts";
import { diseases } from "./index.ts";

const promise =
  /(?<!\p{L})(?:cura|curamos|curarás|garantiza(?:mos|do|da)?)(?!\p{L})|100\s?%|sin riesgos?(?!\p{L})/iu;
const formal =
  /(?<!\p{L})(?:ustedes|usted|acuda|agende|consulte|llame|solicite|visite|sus? (?:médic[oa]|doctora?|piernas?|pies?|brazos?|salud|cita|síntomas))(?!\p{L})/iu;

/** Every text that a record holds, with the path of addresses and pictures left out. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("the bundled diseases", () => {
  it("are the ten of the specification, in the order of menus and cards", () => {
    expect(diseases.map(({ id }) => id)).toEqual([
      "enfermedad-arterial-periferica",
      "aneurisma-aorta-abdominal",
      "trombosis-venosa-profunda",
      "varices",
      "tromboembolia-pulmonar",
      "enfermedad-renal-fistula",
      "isquemia-critica",
      "enfermedad-buerger",
      "linfedema",
      "fistulas-arteriovenosas",
    ]);
  });

  it("pass the schema unchanged", () => {
    expect(kind.collection.parse(diseases)).toEqual(diseases);
  });

  it("each have an own id, name, title and description", () => {
    const uniqueValues = [
      diseases.map(({ id }) => id),
      diseases.map(({ name }) => name),
      diseases.map(({ metadata }) => metadata.title),
      diseases.map(({ metadata }) => metadata.description),
    ];
    for (const values of uniqueValues) expect(new Set(values).size).toBe(diseases.length);
  });
});

describe.each(diseases)("$id", (disease) => {
  it("has two to four paragraphs", () => {
    const parts = paragraphs(disease.description);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(4);
  });

  it("has a short description that is a whole sentence of at most 150 characters", () => {
    expect(disease.shortDescription.length).toBeLessThanOrEqual(150);
    expect(disease.shortDescription).toMatch(/^\p{Lu}.*\.$/u);
  });

  it("lists four to seven whole phrases, none twice", () => {
    const { causes, symptoms, complications, riskFactors, treatments } = disease;
    for (const list of [causes, symptoms, complications, riskFactors, treatments]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(7);
      expect(new Set(list).size).toBe(list.length);
      for (const item of list) expect(item).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it("gives a figure only with a year, or says that there is none", () => {
    const citesAYear = /\(.*\b(?:19|20)\d\d\)/.test(disease.mexicoStats);
    const hasFigure = /\d/.test(disease.mexicoStats);
    expect(disease.mexicoStats).not.toBe("");
    expect(hasFigure).toBe(citesAYear);
    if (!hasFigure) expect(disease.mexicoStats).toMatch(/(?:sin|no hay una) cifra/i);
  });

  it("has metadata of the lengths that search engines show whole, at its own address", () => {
    const { title, description, keywords, openGraph, alternates } = disease.metadata;
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(openGraph.title).not.toBe("");
    expect(openGraph.description).not.toBe("");
    expect(openGraph.url).toBe(`/enfermedades/${disease.id}`);
    expect(alternates.canonical).toBe(`/enfermedades/${disease.id}`);
  });

  it("names its own pictures", () => {
    expect(disease.imageHome).toBe(`/imagenes/${disease.id}-home`);
    expect(disease.imageIndividual).toBe(`/imagenes/${disease.id}-page`);
    expect(disease.iconIndividual).toBe(`/imagenes/icons/${disease.id}.svg`);
  });

  it("promises nothing and addresses the reader as tú", () => {
    const { sources, review, ...rest } = disease;
    for (const text of texts(rest)) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(promise);
      expect(text).not.toMatch(formal);
    }
  });
});
