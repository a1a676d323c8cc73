import fc from "fast-check";
import { expect, it } from "vitest";
import { fork, type Node, vesselPaths } from "./vessel.ts";

const radii = fc.double({ min: 0.5, max: 100, noNaN: true });
const place = fc.integer({ min: -2000, max: 2000 });
const node: fc.Arbitrary<Node> = fc.tuple(place, place, radii);

it("forks by Murray's law, the first branch being the thicker one", () => {
  fc.assert(
    fc.property(radii, fc.double({ min: 0, max: 0.5, noNaN: true }), (radius, share) => {
      const [thick, thin] = fork(radius, share);
      expect((thick ** 3 + thin ** 3) / radius ** 3).toBeCloseTo(1, 9);
      expect(thick).toBeGreaterThanOrEqual(thin);
    }),
  );
});

it("draws one closed path per segment, with finite numbers only", () => {
  fc.assert(
    fc.property(fc.array(fc.array(node, { minLength: 1 })), (lines) => {
      const paths = vesselPaths(lines.map((nodes) => ({ nodes })));
      expect(paths).toHaveLength(lines.length);
      for (const path of paths) {
        expect(path).toMatch(/^M.*Z$/);
        expect(path).not.toMatch(/NaN|Infinity|undefined|e-/);
      }
    }),
  );
});

it("draws a straight vessel as wide as its radius says, round at both ends", () => {
  const [path] = vesselPaths([
    {
      nodes: [
        [0, 0, 5],
        [100, 0, 5],
      ],
    },
  ]);
  expect(path).toMatch(/^M0 5L.*L100 5A5 5 0 0 0 100 -5L.*L0 -5A5 5 0 0 0 0 5Z$/);
});
