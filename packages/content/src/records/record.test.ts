import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { nameBesideOf, titleOf } from "../kinds/record-name.ts";

test("a record is named as patients say, with the name in medicine beside", () => {
  const [first] = bundledSite.symptoms;
  expect(first && [titleOf(first), nameBesideOf(first)]).toEqual([
    "Dolor al caminar",
    "Claudicación intermitente",
  ]);
});

test("without another name the second name is empty", () => {
  const varices = bundledSite.diseases.find(({ id }) => id === "varices");
  for (const plainName of [undefined, "", "Várices"]) {
    const record = varices && { ...varices, plainName };
    expect(record && [titleOf(record), nameBesideOf(record)]).toEqual(["Várices", ""]);
  }
});

test("all bundled records but two have the name that patients use, and no two the same", () => {
  const records = [...bundledSite.diseases, ...bundledSite.symptoms, ...bundledSite.services];
  const without = records.filter((record) => nameBesideOf(record) === "").map(({ id }) => id);
  expect(without).toEqual(["aneurisma-aorta-abdominal", "varices"]);
  expect(new Set(records.map(titleOf)).size).toBe(records.length);
});
