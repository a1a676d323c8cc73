import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import { kindOf } from "./index.ts";

describe("the groups of a list", () => {
  it.each([
    ["diseases", ["arterias", "venas", "linfa"]],
    ["symptoms", ["siente", "nota"]],
    ["services", ["diagnostico", "sin-cirugia", "cirugia"]],
  ] as const)("hold every record of the bundled site once: %s", (collection, names) => {
    const groups = kindOf(collection).groupsOf(bundledSite);
    expect(groups.map(({ id }) => id)).toEqual(names);
    expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(
      bundledSite[collection].map(({ id }) => id).toSorted(),
    );
  });

  it("keep the order of the data", () => {
    const ids = bundledSite.diseases.filter(({ group }) => group === "venas").map(({ id }) => id);
    const reversed = { ...bundledSite, diseases: bundledSite.diseases.toReversed() };
    expect(kindOf("diseases").groupsOf(reversed)[1]).toMatchObject({ id: "venas", ids: ids.toReversed() });
  });

  it("end with the records without a group", () => {
    const [first, ...rest] = bundledSite.diseases;
    if (first === undefined) throw new Error("The bundled site has no disease.");
    const site = { ...bundledSite, diseases: [{ ...first, group: undefined }, ...rest] };
    expect(kindOf("diseases").groupsOf(site).at(-1)).toMatchObject({ id: "otros", ids: [first.id] });
  });

  it("are one where no record has a group", () => {
    const services = bundledSite.services.map((service) => ({ ...service, procedure: undefined }));
    expect(kindOf("services").groupsOf({ ...bundledSite, services })).toMatchObject([
      { id: "otros", ids: services.map(({ id }) => id) },
    ]);
  });

  it("are none where there is no record", () => {
    expect(kindOf("symptoms").groupsOf({ ...bundledSite, symptoms: [] })).toEqual([]);
  });
});
