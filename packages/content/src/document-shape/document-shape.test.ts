import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { documentNames } from "../site/documents.ts";
import { documentShape, fitsShape, withFirstValues } from "./document-shape.ts";

const { siteContent } = bundledSite;
const fits = (value: unknown) => fitsShape(documentShape("siteContent"), value);
const withDoctor = (changes: Record<string, unknown>) => ({
  ...siteContent,
  doctorInfo: { ...siteContent.doctorInfo, ...changes },
});

test.each(documentNames)("the bundled %s fit their form", (name) => {
  expect(fitsShape(documentShape(name), bundledSite[name])).toBe(true);
});

test("what a text says is not looked at", () => {
  expect(fits(withDoctor({ phone: "no es un teléfono", name: "" }))).toBe(true);
});

test.each([
  ["a part that is missing", { ...siteContent, doctorInfo: undefined }],
  ["a text that is missing", withDoctor({ name: undefined })],
  ["a number in the place of a text", withDoctor({ name: 5 })],
  ["a text in the place of a list", { ...siteContent, navMenu: "menú" }],
  ["a text in the place of a group", { ...siteContent, doctorInfo: "Ana" }],
  ["an entry of another kind", { ...siteContent, navMenu: [null] }],
  [
    "a switch in the place of a number",
    { ...siteContent, heroSection: { ...siteContent.heroSection, overlayOpacity: true } },
  ],
  [
    "a choice that there is not",
    {
      ...siteContent,
      heroSlider: {
        ...siteContent.heroSlider,
        slides: siteContent.heroSlider.slides.map((slide) => ({ ...slide, alignment: "up" })),
      },
    },
  ],
])("%s does not fit", (_what, value) => {
  expect(fits(value)).toBe(false);
});

test("what an older release did not save gets its first values, at any depth, and the rest is not touched", () => {
  const shape = documentShape("siteContent");
  const { search, ...older } = structuredClone(bundledSite.siteContent);
  const methods = older.payments.methods;
  for (const method of methods) Reflect.deleteProperty(method, "note");
  const filled = withFirstValues(shape, older);
  expect(filled).toEqual({
    ...bundledSite.siteContent,
    payments: { ...older.payments, methods: methods.map((method) => ({ ...method, note: "" })) },
  });
  expect(older).not.toHaveProperty("search");
  expect(withFirstValues(shape, bundledSite.siteContent)).toBe(bundledSite.siteContent);
});

test("what no release did without stays missing, and another kind of value as it is", () => {
  const shape = documentShape("testimonials");
  const [{ name, ...nameless } = { name: "" }] = structuredClone(bundledSite.testimonials);
  expect(name).not.toBe("");
  expect(fitsShape(shape, withFirstValues(shape, [nameless]))).toBe(false);
  expect(withFirstValues(shape, "texto")).toBe("texto");
});
