import { expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseDocument } from "../site/documents.ts";

const saved = (theme: unknown) => parseDocument("siteContent", { ...bundledSite.siteContent, theme });

it("a site content without a theme stays unchanged", () => {
  const { theme, ...before } = bundledSite.siteContent;
  expect(theme).toBeUndefined();
  expect(parseDocument("siteContent", before)).toEqual({ ok: true, value: before });
});

it("a theme needs no more than its preset", () => {
  const parsed = saved({ preset: "night" });
  expect(parsed.ok && parsed.value.theme).toEqual({ preset: "night" });
});

it("a whole theme stays unchanged", () => {
  const theme = {
    preset: "clay",
    brand: "#7a2e2a",
    fonts: "serif",
    radius: "sharp",
    density: "compact",
    ornament: "dots",
  };
  const parsed = saved(theme);
  expect(parsed.ok && parsed.value.theme).toEqual(theme);
});

it.each([
  [{ preset: "neon" }, "theme.preset", "Estilo: elige uno de Flujo, Noche"],
  [{ preset: "flow", brand: "red;}" }, "theme.brand", "Color propio: escribe un color como #7a2e2a."],
  [{ preset: "flow", radius: "oval" }, "theme.radius", "Esquinas: elige uno de Rectas, Suaves, Redondas."],
  [{ preset: "flow", font: "x" }, "theme", "Marca: campo desconocido «font»."],
])("refuses %j", (theme, path, message) => {
  const parsed = saved(theme);
  const [problem] = parsed.ok ? [] : parsed.problems;
  expect(problem?.path).toBe(path);
  expect(problem?.message).toContain(message);
});
