import { expect, test } from "vitest";
import { typedNumber } from "./typed-number.ts";

test.each([
  ["1200", 1200],
  ["1,200", 1200],
  ["$1,200.50", 1200.5],
  [" $ 1,234,567 MXN ", 1234567],
  ["900 pesos", 900],
  ["0.5", 0.5],
  ["0.125", 0.125],
  [".5", 0.5],
  ["1200.", 1200],
  ["-12", -12],
])("%s is read as %s", (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(["1,2", "1,20", "12,00", "1.200", "1.200,50", "1,2000", "mil", "-", ""])(
  "%s stays a text",
  (text) => {
    expect(typedNumber(text)).toBe(text);
  },
);
