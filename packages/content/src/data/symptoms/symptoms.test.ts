import { describe, expect, it } from "vitest";
import { symptoms as kind } from "#kinds/symptoms.ts";
import { paragraphs } from "#site/text.ts";
import { diseases } from "../diseases/index.ts";
import { symptoms } from "./index.ts";

const promise =
  /(?<!\p{L})(?:cura|curamos|curarás|garantiza(?:mos|do|da)?)(?!\p{L})|100\s?%|sin riesgos?(?!\p{L})/iu;
const formal =
  /(?<!\p{L})(?:ustedes|usted|acuda|agende|consulte|llame|solicite|visite|sus? (?:médic[oa]|doctora?|piernas?|pies?|brazos?|salud|cita|síntomas))(?!\p{L})/iu;

/** Every text that a record holds, with the path of addresses and pictures left out. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("the bundled symptoms", () => {
  it("are the five of the specification, in the order of menus and cards", () => {
    expect(symptoms.map(({ id }) => id)).toEqual([
      "claudicacion-intermitente",
      "parestesias",
      "pulso-ausente-o-disminuido",
      "palidez-de-la-piel",
      "edema-unilateral",
    ]);
  });

  it("pass the schema unchanged", () => {
    expect(kind.collection.parse(symptoms)).toEqual(symptoms);
  });

  it("each have an own id, name, title and description", () => {
    const uniqueValues = [
      symptoms.map(({ id }) => id),
      symptoms.map(({ name }) => name),
      symptoms.map(({ metadata }) => metadata.title),
      symptoms.map(({ metadata }) => metadata.description),
    ];
    for (const values of uniqueValues) expect(new Set(values).size).toBe(symptoms.length);
  });
});

describe.each(symptoms)("$id", (symptom) => {
  it("has two to four paragraphs", () => {
    const parts = paragraphs(symptom.description);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(4);
  });

  it("has a short description that is a whole sentence of at most 150 characters", () => {
    expect(symptom.shortDescription.length).toBeLessThanOrEqual(150);
    expect(symptom.shortDescription).toMatch(/^\p{Lu}.*\.$/u);
  });

  it("lists four to seven entries, none twice", () => {
    const { causes, relatedConditions, managementTips, complications } = symptom;
    for (const list of [causes, relatedConditions, managementTips, complications]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(7);
      expect(new Set(list).size).toBe(list.length);
      for (const item of list) expect(item).toMatch(/^\p{Lu}/u);
    }
  });

  it("is related to a disease of the site by the disease's own name", () => {
    const names = diseases.map(({ name }) => name);
    expect(symptom.relatedConditions.some((condition) => names.includes(condition))).toBe(true);
  });

  it("has metadata of the lengths that search engines show whole, at its own address", () => {
    const { title, description, keywords, openGraph, alternates } = symptom.metadata;
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(openGraph.title).not.toBe("");
    expect(openGraph.description).not.toBe("");
    expect(openGraph.url).toBe(`/sintomas/${symptom.id}`);
    expect(alternates.canonical).toBe(`/sintomas/${symptom.id}`);
  });

  it("names its own pictures", () => {
    expect(symptom.imageHome).toBe(`/imagenes/${symptom.id}-home`);
    expect(symptom.imageIndividual).toBe(`/imagenes/${symptom.id}-page`);
    expect(symptom.iconIndividual).toBe(`/imagenes/icons/${symptom.id}.svg`);
  });

  it("promises nothing and addresses the reader as tú", () => {
    const { sources, review, ...rest } = symptom;
    for (const text of texts(rest)) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(promise);
      expect(text).not.toMatch(formal);
    }
  });
});
