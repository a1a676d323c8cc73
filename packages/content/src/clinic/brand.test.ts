import { expect, test } from "vitest";
import { initialsOf } from "./brand.ts";

test.each([
  ["María G.", "MG"],
  ["  ángel — de la cruz ", "ÁC"],
  ["Paciente de ejemplo 1", "PE"],
  ["Dra. Luz Mora", "LM"],
  ["Dra.", "D"],
  ["", ""],
])("the initials of «%s» are «%s»", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
