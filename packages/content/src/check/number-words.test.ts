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

test("anything else is no number", () => {
  expect(numberOf("muchos")).toBeNaN();
});

test("a number is found whole within a sentence", () => {
  const found = new RegExp(`\\b${numberInWords}\\b`, "iu").exec("Cuesta mil doscientos cincuenta pesos.");
  expect(found?.[0]).toBe("mil doscientos cincuenta");
});
