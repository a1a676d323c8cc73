import { siteContentSchema } from "@consultorio/content";
import { expect, test } from "vitest";
import type { FieldShape } from "../form/field-shape.ts";
import { optionLabel } from "../form/option-labels.ts";
import { contentTabs, tabOf } from "./content-plan.ts";

const parts = [
  "doctorInfo",
  "doctorWorkInfo",
  "experience",
  "certifications",
  "heroSection",
  "heroSlider",
  "aboutMe",
] as const;

test.each(parts)("every field of %s is drawn once", (part) => {
  const drawn = contentTabs
    .flatMap(({ blocks }) => blocks)
    .filter(({ path }) => path === part)
    .flatMap(({ fields }) => fields.map(([key]) => key));
  expect(drawn.toSorted()).toEqual(Object.keys(siteContentSchema.shape[part].shape).toSorted());
});

test("a path belongs to the tab that draws it, and some parts have no tab", () => {
  expect(tabOf("heroSlider.slides.0.title")?.label).toBe("Sección Hero");
  expect(tabOf("navMenu.0.label")).toBeNull();
});

test("every stored choice has a Spanish name of its own", () => {
  const options = (shape: FieldShape): string[] =>
    shape.kind === "value"
      ? shape.options
      : shape.kind === "list"
        ? options(shape.entry)
        : Object.values(shape.fields).flatMap(options);
  const all = contentTabs.flatMap(({ blocks }) =>
    blocks.flatMap(({ fields }) => fields.flatMap(([, field]) => options(field))),
  );
  expect(all.length).toBeGreaterThan(0);
  for (const option of all) expect(optionLabel(option)).not.toBe(option);
});
