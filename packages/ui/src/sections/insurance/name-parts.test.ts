import { expect, test } from "vitest";
import { nameParts } from "./name-parts.ts";

const generic = "seguro, seguros, de, México";

test.each([
  ["GNP Seguros", "", "GNP", "Seguros"],
  ["Seguros Monterrey New York Life", "Seguros", "Monterrey New York Life", ""],
  ["BBVA Seguros Salud", "", "BBVA Seguros Salud", ""],
  ["Seguros de México", "", "Seguros de México", ""],
])("parts %s", (name, before, main, after) => {
  expect(nameParts(name, generic)).toEqual({ before, main, after });
});
