import { expect, it } from "vitest";
import { type PageWeight, weightWarning } from "./page-weight.ts";

const light: PageWeight = { path: "/", document: 29_000, shared: 29_000, picture: null };
const nameOf = () => "sala.jpg";

it("says nothing of pages that are light enough", () => {
  expect(weightWarning([light], nameOf)).toBeNull();
});

it("names the heaviest page and its picture", () => {
  const picture = { address: "/media/a-1x1.720.avif", bytes: 44_400 };
  const warning = weightWarning([light, { ...light, path: "/servicios/x", picture }], nameOf);
  expect(warning).toContain("la página «/servicios/x» tarda en un teléfono: pesa 102 KB");
  expect(warning).toContain("la imagen «sala.jpg» (44 KB)");
  expect(warning).not.toContain("Hay otra");
});

it("names texts that are too long, and counts the other pages", () => {
  const long = { ...light, path: "/enfermedades/x", document: 90_000 };
  const warning = weightWarning([long, { ...long, path: "/enfermedades/y", document: 75_000 }], nameOf);
  expect(warning).toContain("la página «/enfermedades/x»");
  expect(warning).toContain("sus textos (90 KB)");
  expect(warning).toContain("Hay otra página así.");
});
