import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { type SectionType, sectionTypes } from "../schema/selected-sections.ts";
import { checklist } from "./checklist.ts";
import { hiddenSections } from "./hidden-sections.ts";

const hiding = (types: readonly SectionType[]) => ({
  ...bundledSite,
  selectedSections: Object.fromEntries(types.map((type) => [type, { component: "Any", display: false }])),
});
const findingsOf = (types: readonly SectionType[]) =>
  hiddenSections(hiding(types)).map(({ path, message }) => `${path}: ${message.split(/[:.]/)[0]}`);

test("a site without any section is named before it is published", () => {
  expect(findingsOf(sectionTypes)).toEqual([
    "selectedSections.Hero: Tu página de inicio no tiene ninguna sección visible",
    "selectedSections.Header: El encabezado está oculto",
    "selectedSections.Footer: El pie de página está oculto",
  ]);
  expect(checklist(hiding(sectionTypes), "2026-11-20")).toEqual(
    expect.arrayContaining(hiddenSections(hiding(sectionTypes))),
  );
});

test("a hidden header is named alone, and one section is enough for a home page", () => {
  expect(findingsOf(["Header"])).toEqual(["selectedSections.Header: El encabezado está oculto"]);
  expect(findingsOf(sectionTypes.filter((type) => !["Header", "Footer", "AboutMe"].includes(type)))).toEqual(
    [],
  );
});
