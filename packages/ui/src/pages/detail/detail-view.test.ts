import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it, test } from "vitest";
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

describe("an item's page", () => {
  it("is none for a route that names no record", () => {
    expect(detailView(bundledSite, { page: "contact" })).toBeNull();
    expect(detailView(bundledSite, { page: "service", id: "inventado" })).toBeNull();
  });

  it.each([
    [
      "disease",
      "varices",
      ["que-es", "sintomas", "causas", "factores-de-riesgo", "complicaciones", "tratamientos", "en-mexico"],
    ],
    [
      "symptom",
      "edema-unilateral",
      ["que-es", "que-puedes-hacer", "causas", "enfermedades-relacionadas", "complicaciones"],
    ],
    [
      "service",
      "escleroterapia",
      [
        "en-que-consiste",
        "datos",
        "para-que-sirve",
        "beneficios",
        "paso-a-paso",
        "tipos",
        "mitos",
        "despues",
      ],
    ],
  ] as const)("has its parts in one order: %s", (page, id, order) => {
    expect(detailView(bundledSite, { page, id })?.parts.map((part) => part.id)).toEqual(order);
  });
});
