import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { pageLabel, sitePages } from "./site-pages.ts";

test("every page that a reader can judge is there, by its name", () => {
  const labels = sitePages(bundledSite).map(({ label }) => label);
  expect(labels).toContain("Inicio");
  expect(labels).toContain("Aviso de privacidad");
  const { plainName = "" } = bundledSite.diseases[0] ?? {};
  expect(labels).toContain(`Enfermedades: ${plainName}`);
  const { diseases, symptoms, services, guides } = bundledSite;
  expect(labels).toHaveLength(8 + diseases.length + symptoms.length + services.length + guides.length);
  expect(new Set(labels).size).toBe(labels.length);
});

test("an address names its page, also of a deleted draft", () => {
  expect(pageLabel("/")).toBe("Inicio");
  expect(pageLabel("/contacto")).toBe("Contacto");
  expect(pageLabel("/sintomas/parestesias")).toBe("Síntomas: parestesias");
  expect(pageLabel("/otra/cosa")).toBe("/otra/cosa");
});
