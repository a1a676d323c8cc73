import fc from "fast-check";
import { expect, it } from "vitest";
import { type Reads, ReadsCheck, ReadsCollection } from "./reads.ts";
import { recordReads } from "./record-reads.ts";

const clinic = {
  name: "Dra. Ana",
  hours: { monday: "9 a 14", sunday: null },
  services: [
    { id: "consulta", title: "Consulta", visible: true },
    { id: "doppler", title: "Doppler" },
  ],
};
type Clinic = typeof clinic;

/** The reads that some code makes of the clinic. */
function readsOf(read: (site: Clinic) => unknown): Reads {
  const { recorded, reads } = recordReads(clinic);
  read(recorded);
  return new ReadsCollection().add(reads, clinic);
}

const holds = (reads: Reads, site: unknown) => new ReadsCheck().holds(reads, site);
const [first, second] = clinic.services;

it.each<[description: string, read: (site: Clinic) => unknown, same: object, other: object]>([
  ["a text", ({ name }) => name, { ...clinic, hours: {} }, { ...clinic, name: "Dr. Luis" }],
  [
    "one record of a list",
    ({ services }) => services.find(({ id }) => id === "consulta")?.title,
    { ...clinic, services: [first, { ...second, id: "otro" }] },
    { ...clinic, services: [{ ...first, title: "Primera consulta" }, second] },
  ],
  [
    "how many there are",
    ({ services }) => services.length,
    { ...clinic, services: [second, first] },
    { ...clinic, services: [first] },
  ],
  [
    "a part that is not there",
    ({ services: [, doppler] }) => Object.hasOwn(doppler ?? {}, "visible"),
    { ...clinic, services: [first, { ...second, title: "Otro" }] },
    { ...clinic, services: [first, { ...second, visible: false }] },
  ],
  [
    "the names of parts",
    ({ hours }) => "tuesday" in hours || Object.keys(hours),
    { ...clinic, name: "" },
    { ...clinic, hours: { ...clinic.hours, tuesday: "9 a 14" } },
  ],
  [
    "a copy, of which a part is used",
    ({ services: [one] }) => ({ ...one, title: "" }),
    { ...clinic, services: [first, { ...second, title: "Otro" }] },
    { ...clinic, services: [{ ...first, visible: false }, second] },
  ],
  [
    "a list in place of a text",
    ({ name }) => name,
    { ...clinic, services: [] },
    { ...clinic, name: ["Dra. Ana"] },
  ],
  [
    "a group in place of nothing",
    ({ hours }) => hours.sunday,
    { hours: { sunday: null } },
    { hours: { sunday: {} } },
  ],
])("notes %s", (_what, read, same, other) => {
  const reads = readsOf(read);
  expect(holds(reads, clinic)).toBe(true);
  expect(holds(reads, same)).toBe(true);
  expect(holds(reads, other)).toBe(false);
});

it("returns the parts of the value: the same records each time, for lists and for JSON", () => {
  const { recorded } = recordReads(clinic);
  expect(recorded).toEqual(clinic);
  expect(JSON.stringify(recorded)).toBe(JSON.stringify(clinic));
  expect(recorded.services[0]).toBe(recorded.services[0]);
  const [, doppler] = recorded.services;
  expect(doppler && recorded.services.indexOf(doppler)).toBe(1);
  expect(Array.isArray(recorded.services)).toBe(true);
  expect(structuredClone({ ...recorded.hours })).toEqual(clinic.hours);
});

it("refuses to be changed", () => {
  const { recorded } = recordReads(structuredClone(clinic));
  expect(() => recorded.services.reverse()).toThrow(TypeError);
  expect(() => {
    recorded.name = "";
  }).toThrow(TypeError);
  expect(() => Reflect.deleteProperty(recorded, "name") || recorded.services.pop()).toThrow(TypeError);
  expect(recorded).toEqual(clinic);
});

it("has no text of the value, and shares equal reads", () => {
  const collection = new ReadsCollection();
  const all = () => {
    const { recorded, reads } = recordReads(clinic);
    JSON.stringify(recorded);
    return collection.add(reads, clinic);
  };
  const reads = all();
  expect(all()).toBe(reads);
  expect(JSON.stringify([...(reads.parts ?? [])])).not.toContain("Ana");
  const later = new ReadsCollection();
  expect(later.keep(reads)).toEqual(reads);
  const { recorded, reads: tree } = recordReads(clinic);
  JSON.stringify(recorded);
  expect(later.add(tree, clinic)).toBe(later.keep(reads));
});

/** Code that reads some parts of a value, and returns them as text. */
function readSome(value: unknown, choices: readonly number[]): string {
  let at = value;
  return choices
    .map((choice) => {
      if (typeof at !== "object" || at === null) return JSON.stringify(at);
      const keys = choice % 3 === 0 ? Object.keys(at) : ["a", "b", "0", "1"];
      const key = keys[choice % Math.max(1, keys.length)] ?? "a";
      const part: unknown = Reflect.get(at, key);
      if (choice % 5 !== 0) at = part;
      return `${keys.join()} ${key in Object(at)} ${typeof part} ${Array.isArray(part) ? part.length : ""}`;
    })
    .join("|");
}

it("holds for another value only if the same code returns the same text for it", () => {
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, 0, 1, "", "x"),
      fc.dictionary(fc.constantFrom("a", "b", "c"), tie("json"), { maxKeys: 3 }),
      fc.array(tie("json"), { maxLength: 3 }),
    ),
  }));
  const group = fc.dictionary(fc.constantFrom("a", "b"), json, { minKeys: 1 });
  let held = 0;
  fc.assert(
    fc.property(group, group, fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), (one, other, choices) => {
      const { recorded, reads } = recordReads(one);
      const text = readSome(recorded, choices);
      expect(text).toBe(readSome(one, choices));
      const kept = new ReadsCollection().add(reads, one);
      expect(holds(kept, one)).toBe(true);
      if (!holds(kept, other)) return;
      held += 1;
      expect(readSome(other, choices)).toBe(text);
    }),
    { numRuns: 3000 },
  );
  expect(held).toBeGreaterThan(100);
});
