import { expect, test } from "vitest";
import { numberInWords, numberOf } from "./number-words.ts";

test.each([
  ["cinco", 5],
  ["dieciséis", 16],
  ["veintidós", 22],
  ["cuarenta y cinco", 45],
  ["cien", 100],
  ["ochocientos", 800],
  ["mil", 1000],
  ["mil doscientos cincuenta", 1250],
  ["Dos mil quinientos", 2500],
  ["ciento veinte mil tres", 120_003],
  ["1,200", 1200],
])("«%s» is %i", (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test("any other text is no number", () => {
  expect(numberOf("muchos")).toBeNaN();
});

test("no number has more than eight words", () => {
  const pattern = new RegExp(`\\b${numberInWords}\\b`, "iu");
  const most = "novecientos noventa y nueve mil novecientos noventa y nueve";
  expect(pattern.exec(most)?.[0]).toBe(most);
  expect(pattern.exec("uno ".repeat(1000))?.[0]).toBe("uno uno uno uno uno uno uno uno");
});

test("a number is found whole within a sentence", () => {
  const match = new RegExp(`\\b${numberInWords}\\b`, "iu").exec("Cuesta mil doscientos cincuenta pesos.");
  expect(match?.[0]).toBe("mil doscientos cincuenta");
});
