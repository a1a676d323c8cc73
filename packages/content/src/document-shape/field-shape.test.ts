import { expect, test } from "vitest";
import { z } from "zod";
import type { Control } from "../schema/fields.ts";
import { siteContentSchema } from "../site/documents.ts";
import { blankValue, fieldShape, isMultiline, longHint } from "./field-shape.ts";

const hinted = (help: string, control: Control = "text") => {
  const shape = fieldShape(z.string().meta({ label: "Dato", help, control }));
  if (shape.kind !== "value") throw new Error("A text is a value.");
  return shape;
};

test("a hint of more than 100 characters asks for a box of several lines", () => {
  expect(isMultiline(hinted("a".repeat(longHint)))).toBe(false);
  expect(isMultiline(hinted("a".repeat(longHint + 1)))).toBe(true);
  expect(isMultiline(hinted("a".repeat(longHint + 1), "url"))).toBe(true);
  expect(isMultiline(hinted("a".repeat(longHint + 1), "number"))).toBe(false);
});

test("the label, hint, bounds and choices come from the schema", () => {
  const shape = fieldShape(siteContentSchema.shape.heroSection);
  expect(shape).toMatchObject({
    kind: "group",
    fields: {
      overlayOpacity: {
        kind: "value",
        control: "number",
        min: 0,
        max: 1,
        help: "De 0 a 1: con 0 no se ve, con 1 tapa la imagen",
      },
      foregroundHeroImage: { kind: "value", control: "image" },
    },
  });
});

test("a list knows its entry and how many it may hold", () => {
  expect(fieldShape(siteContentSchema.shape.experience.shape.entities)).toMatchObject({
    kind: "list",
    limit: 8,
    entry: { kind: "group" },
  });
});

test("a new entry is blank, visible, and within its bounds", () => {
  const slides = fieldShape(siteContentSchema.shape.heroSlider.shape.slides);
  const documents = fieldShape(siteContentSchema.shape.certifications.shape.documents);
  if (slides.kind !== "list" || documents.kind !== "list") throw new Error("Both are lists.");
  expect(blankValue(slides.entry)).toMatchObject({ title: "", alignment: "left", mobileOffset: 0 });
  expect(blankValue(documents.entry)).toEqual({ nameTitle: "", name: "", imagePath: "", visible: true });
});

test("a field without a label is a mistake of the schema, named by its place", () => {
  const bare = z.object({ phone: z.string() }).meta({ label: "Doctor" });
  expect(() => fieldShape(bare, "doctorInfo")).toThrow("doctorInfo.phone: the schema has no label.");
});
