import { describe, expect, test } from "vitest";
import { bundledSite } from "./index.ts";

const { diseases, symptoms, services, guides } = bundledSite;
const pages = [...diseases, ...symptoms, ...services, ...guides];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe("the size of an aneurysm", () => {
  const sized = pages
    .filter((page) => textsOf(page).some((text) => /aneurisma/i.test(text)))
    .flatMap((page) => textsOf(page).map((text) => ({ id: page.id, text })))
    .filter(({ text }) => /\b[45](?:\.\d)? centímetros|\b[45]\.\d\b|desde (?:los )?[45]\b/.test(text));

  test("has a value for women and one for men in each decision", () => {
    expect(sized.length).toBeGreaterThan(2);
    for (const { id, text } of sized) {
      expect([id, text, /mujer/i.test(text), /hombre/i.test(text)]).toEqual([id, text, true, true]);
    }
  });

  test("leads to a repair and to measurements earlier in women", () => {
    for (const record of ["aneurisma-aorta-abdominal", "reparacion-endovascular-aneurismas"]) {
      const texts = sized.filter(({ id }) => id === record).map(({ text }) => text);
      expect(texts.join(" ")).toMatch(/5\.5 centímetros en hombres y desde 5 en mujeres/);
    }
    const schedule = sized.map(({ text }) => text).find((text) => /cada 6 meses/.test(text)) ?? "";
    expect(schedule).toMatch(/mujeres, de 4 a 4\.4[^;.]*cada año y desde 4\.5 cada 6 meses/i);
    expect(schedule).toMatch(/hombres, de 4 a 4\.9[^;.]*cada año y desde 5 cada 6 meses/i);
  });
});
