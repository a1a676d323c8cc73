import { expect, test } from "vitest";
import { pastedLines } from "./pasted-lines.ts";

test("a copied list is its lines, without bullets, numbers and empty lines", () => {
  expect(pastedLines("- Dolor\r\n\r\n• Hinchazón\n3) Frío\n 12. Calambres ")).toEqual([
    "Dolor",
    "Hinchazón",
    "Frío",
    "Calambres",
  ]);
});

test("a line that begins with a figure or a hyphenated word stays whole", () => {
  expect(pastedLines("3 de cada 10 personas\n-algia")).toEqual(["3 de cada 10 personas", "-algia"]);
});
