import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { requirements } from "./chapters.ts";

const root = join(import.meta.dirname, "../../..");

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; V9, V10 and V17 do not apply. */
const counts: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 3,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
};

it("has every requirement of level 1 and 2 once", () => {
  const countBySection: Record<string, number> = {};
  for (const { id } of requirements) {
    const section = id.replace(/\.\d+$/, "");
    countBySection[section] = (countBySection[section] ?? 0) + 1;
  }
  expect(countBySection).toEqual(counts);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
});

it("names tests that exist, or says why there is none", () => {
  const missing = requirements.flatMap(({ tests }) => tests).filter((file) => !existsSync(join(root, file)));
  expect([...new Set(missing)]).toEqual([]);
  expect(requirements.filter(({ tests, note }) => tests.length === 0 && note === "")).toEqual([]);
});
