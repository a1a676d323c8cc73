import { expect, it } from "vitest";
import { type Design, type Filters, fits, noFilters } from "./filters.ts";

const design: Design = {
  type: "Hero",
  variant: "HeroSplit",
  section: "Portada",
  label: "Dividida",
  description: "El texto de un lado y una foto del otro.",
  pictures: true,
  carousel: false,
  script: true,
  kilobytes: 12,
};
const found = (part: Partial<Filters>) => fits(design, { ...noFilters, ...part });

it.each(["", "portada", "FÓTO lado", "herosplit", "divid", "¿dividida?"])(
  "a design is found by «%s»",
  (words) => {
    expect(found({ words })).toBe(true);
  },
);

it("a design is not found by words of another, nor where it lacks what is asked for", () => {
  expect(found({ words: "portada carrusel" })).toBe(false);
  expect(found({ type: "Footer" })).toBe(false);
  expect(found({ carousel: true })).toBe(false);
  expect(found({ withoutScript: true })).toBe(false);
  expect(found({ type: "Hero", pictures: true })).toBe(true);
});
