import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Growth, grow, type Segment, vesselPaths } from "./vessel.ts";

const growths = fc.record({
  seed: fc.nat(),
  from: fc.tuple(fc.integer({ max: 2000 }), fc.integer({ max: 2000 }), fc.integer({ min: 4, max: 90 })),
  heading: fc.double({ min: -4, max: 4, noNaN: true }),
  generations: fc.integer({ min: 0, max: 6 }),
}) satisfies fc.Arbitrary<Growth>;

const radius = (segment: Segment) => segment.nodes[0]?.[2] ?? 0;

describe("a vessel tree", () => {
  it("obeys Murray's law at every fork", () => {
    fc.assert(
      fc.property(growths, (growth) => {
        const tree = grow(growth);
        tree.forEach((parent, index) => {
          const children = tree.filter((segment) => segment.parent === index);
          if (children.length === 0) return;
          const sum = children.reduce((total, child) => total + radius(child) ** 3, 0);
          expect(sum / radius(parent) ** 3).toBeCloseTo(1, 9);
        });
      }),
    );
  });

  it("starts every branch where its parent ends", () => {
    fc.assert(
      fc.property(growths, (growth) => {
        const tree = grow(growth);
        for (const { nodes, parent } of tree) {
          const start = parent === undefined ? growth.from : tree[parent]?.nodes.at(-1);
          expect([nodes[0]?.[0], nodes[0]?.[1]]).toEqual([start?.[0], start?.[1]]);
        }
      }),
    );
  });

  it("is the same for the same seed, and another one for another seed", () => {
    const growth: Growth = { seed: 7, from: [0, 0, 20], heading: 0, generations: 4 };
    expect(vesselPaths(grow(growth))).toEqual(vesselPaths(grow(growth)));
    expect(vesselPaths(grow(growth))).not.toEqual(vesselPaths(grow({ ...growth, seed: 8 })));
  });

  it("draws only finite numbers", () => {
    fc.assert(
      fc.property(growths, (growth) => {
        for (const path of vesselPaths(grow(growth))) expect(path).not.toMatch(/NaN|Infinity|e-/);
      }),
    );
  });
});
