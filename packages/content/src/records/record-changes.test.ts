import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Documents } from "../site/change-walk.ts";
import { changeLine } from "./evidence.ts";
import { parseRecordChanges, type RecordChanges, withPublication } from "./record-changes.ts";

const [first = never(), ...others] = bundledSite.services;
const review = { reviewedBy: "Dra. Ejemplo Luna", reviewedOn: "2026-12-02", nextReview: "" };

/** The site with another first service. */
const withService = (service: object): Documents => ({
  ...bundledSite,
  services: [{ ...first, ...service }, ...others],
});

/** The sentences of the first service after one publication a day. */
function published(states: Documents[], id = first.id): string[] {
  let changes: RecordChanges = {};
  let before: Documents = bundledSite;
  for (const [index, after] of states.entries()) {
    changes = withPublication(changes, { before, after, day: `2026-12-0${index + 1}` });
    before = after;
  }
  return (changes.services?.[id] ?? []).map((change) => `${change.publishedOn}: ${changeLine(change)}`);
}

function never(): never {
  throw new Error("The bundled site has a service.");
}

describe("the public changes of a record", () => {
  it("name the parts that changed, and who reviewed them, the newest first", () => {
    const risks = ["Un moretón."];
    expect(published([withService({ risks }), withService({ risks, review })])).toEqual([
      "2026-12-02: Revisión médica: Dra. Ejemplo Luna, 2 de diciembre de 2026.",
      "2026-12-01: Cambió: Riesgos. Sin revisión médica de este cambio.",
    ]);
  });

  it("name one record alone, and no place of it", () => {
    const services = [...others, first];
    expect(
      withPublication({}, { before: bundledSite, after: { ...bundledSite, services }, day: "2026-12-01" }),
    ).toEqual({ diseases: {}, symptoms: {}, services: {}, guides: {} });
    expect(published([withService({ imageHome: "otra.webp", searchTerms: ["venas"] })])).toEqual([]);
  });

  it("are one change for the publications of a day", () => {
    const day = "2026-12-01";
    const middle = withService({ risks: ["Un moretón."] });
    const after = withService({ risks: ["Un moretón."], benefits: ["Dura poco."], review });
    const once = withPublication({}, { before: bundledSite, after: middle, day });
    const changes = withPublication(once, { before: middle, after, day }).services?.[first.id] ?? [];
    expect(changes.map(changeLine)).toEqual([
      "Cambió: Riesgos, Beneficios. Revisión médica: Dra. Ejemplo Luna, 2 de diciembre de 2026.",
    ]);
  });

  it("go with a record to its new address, and leave with one that is hidden or deleted", () => {
    const risks = ["Un moretón."];
    const moved = withService({ risks, id: "laser-nuevo", formerIds: [first.id] });
    expect(published([withService({ risks }), moved], "laser-nuevo")).toHaveLength(1);
    expect(published([withService({ risks }), withService({ risks, visible: false })])).toEqual([]);
    expect(published([withService({ risks }), { ...bundledSite, services: others }])).toEqual([]);
    expect(published([withService({ visible: false }), withService({})])).toEqual([
      "2026-12-02: Se publicó. Sin revisión médica de este cambio.",
    ]);
  });

  it("keep the newest twelve", () => {
    let changes: RecordChanges = {};
    for (let day = 10; day < 30; day += 1) {
      const [before, after] = [day - 1, day].map((number) => withService({ risks: [`Riesgo ${number}.`] }));
      changes = withPublication(changes, { before: before ?? {}, after: after ?? {}, day: `2026-12-${day}` });
    }
    const days = changes.services?.[first.id]?.map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(12);
    expect(days?.[0]).toBe("2026-12-29");
  });

  it("come back from the file that publishes them, and nothing from a damaged one", () => {
    const changes = withPublication(
      {},
      { before: bundledSite, after: withService({ risks: ["Un moretón."] }), day: "2026-12-01" },
    );
    expect(parseRecordChanges(JSON.stringify(changes))).toEqual(changes);
    for (const damaged of ["", "[]", '{"services":{"laser":[{"parts":1}]}}'])
      expect(parseRecordChanges(damaged)).toEqual({});
  });
});
