import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { type FieldShape, leafPaths } from "../document-shape/field-shape.ts";
import { parseDocument } from "../site/documents.ts";
import { contentGroups, contentLeaves, contentTabs, tabOf } from "./content-plan.ts";

const drawn = contentTabs.flatMap(({ blocks }) => blocks.flatMap(({ fields }) => fields));

test("there are five groups, and the six tabs of the specification are the first, in its order", () => {
  expect(contentGroups).toHaveLength(5);
  expect(contentGroups[0]?.tabs.map(({ label }) => label)).toEqual([
    "Información del Doctor",
    "Información Laboral",
    "Experiencia",
    "Certificaciones",
    "Sección Hero",
    "Acerca de mí",
  ]);
});

test("every place of the site's content that no other screen edits is drawn, once", () => {
  const reached = drawn.flatMap(([path, shape]) => leafPaths(shape, path));
  expect(reached.toSorted()).toEqual(contentLeaves().toSorted());
  expect(new Set(reached).size).toBe(reached.length);
});

test("the schema itself has no key that the screens do not draw", () => {
  expect(parseDocument("siteContent", bundledSite.siteContent).ok).toBe(true);
  for (const key of Object.keys(bundledSite.siteContent)) expect(tabOf(key), key).not.toBeNull();
  // Saved looks, notes about pictures and notices have screens of their own.
  for (const key of ["looks", "pictures", "notices", "confirmed"]) expect(tabOf(key), key).toBeNull();
});

test("every tab has an address of its own, in plain letters", () => {
  const ids = contentTabs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test("a path belongs to the tab that draws it", () => {
  expect(tabOf("heroSlider.slides.0.title")?.label).toBe("Sección Hero");
  expect(tabOf("navMenu.0.label")?.label).toBe("Encabezado, menú y pie");
  expect(tabOf("services.page.metadata.title")?.label).toBe("Textos de servicios");
  expect(tabOf("noSuchPart")).toBeNull();
});

test("every stored choice has a Spanish name of its own", () => {
  const options = (shape: FieldShape): { value: string; label: string }[] => {
    if (shape.kind === "value") return shape.options;
    return shape.kind === "list" ? options(shape.entry) : Object.values(shape.fields).flatMap(options);
  };
  const all = drawn.flatMap(([, shape]) => options(shape));
  expect(all.length).toBeGreaterThan(0);
  for (const { value, label } of all) expect(label).not.toBe(value);
});
