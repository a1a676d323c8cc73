import { parseDocument } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { type FieldShape, leafPaths } from "#document-shape/field-shape.ts";
import { contentLeaves, contentTabs, mainTabs, tabOf } from "./content-plan.ts";

const drawn = contentTabs.flatMap(({ blocks }) => blocks.flatMap(({ fields }) => fields));

test("the six tabs of the specification stand first, in its order", () => {
  expect(mainTabs.map(({ label }) => label)).toEqual([
    "Información del Doctor",
    "Información Laboral",
    "Experiencia",
    "Certificaciones",
    "Sección Hero",
    "Acerca de mí",
  ]);
});

test("every place of the site's content where something can be written is on a screen, once", () => {
  const reached = drawn.flatMap(([path, shape]) => leafPaths(shape, path));
  expect(reached.toSorted()).toEqual(contentLeaves().toSorted());
  expect(new Set(reached).size).toBe(reached.length);
});

test("the schema itself has no key that the screens do not draw", () => {
  expect(parseDocument("siteContent", bundledSite.siteContent).ok).toBe(true);
  for (const key of Object.keys(bundledSite.siteContent)) expect(tabOf(key), key).not.toBeNull();
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
