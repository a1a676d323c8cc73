import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import { recordGroups } from "./record-groups.ts";

describe("the groups of a list", () => {
  it.each([
    ["diseases", ["arterias", "venas", "linfa"]],
    ["symptoms", ["siente", "nota"]],
    ["services", ["diagnostico", "sin-cirugia", "cirugia"]],
  ] as const)("hold every record of the bundled site once: %s", (collection, names) => {
    const groups = recordGroups(bundledSite, collection);
    expect(groups.map(({ group }) => group)).toEqual(names);
    expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(
      bundledSite[collection].map(({ id }) => id).toSorted(),
    );
  });

  it("keep the order of the data", () => {
    const ids = bundledSite.diseases.filter(({ group }) => group === "venas").map(({ id }) => id);
    const reversed = { ...bundledSite, diseases: bundledSite.diseases.toReversed() };
    expect(recordGroups(reversed, "diseases")[1]).toEqual({ group: "venas", ids: ids.toReversed() });
  });

  it("end with the records without a group", () => {
    const [first, ...rest] = bundledSite.diseases;
    if (first === undefined) throw new Error("The bundled site has no disease.");
    const site = { ...bundledSite, diseases: [{ ...first, group: undefined }, ...rest] };
    expect(recordGroups(site, "diseases").at(-1)).toEqual({ group: "otros", ids: [first.id] });
  });

  it("are one where no record has a group", () => {
    const services = bundledSite.services.map((service) => ({ ...service, procedure: undefined }));
    expect(recordGroups({ ...bundledSite, services }, "services")).toEqual([
      { group: "otros", ids: services.map(({ id }) => id) },
    ]);
  });

  it("are none where there is no record", () => {
    expect(recordGroups({ ...bundledSite, symptoms: [] }, "symptoms")).toEqual([]);
  });
});
