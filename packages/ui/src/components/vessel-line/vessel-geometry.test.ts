import fc from "fast-check";
import { expect, it } from "vitest";
import { coursePaths } from "./vessel-geometry.ts";

const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

it("draws a trunk piece before each branch, each branch, and the rest of the trunk", () => {
  const branches = [
    { at: 0.3, share: 0.3, side: 1 },
    { at: 0.6, share: 0.3, side: -1 },
  ] as const;
  expect(coursePaths({ length: 600, radius: 3, sway: 4, branches })).toHaveLength(5);
});

it("stays inside its box with any branches", () => {
  const branch = fc.record({
    at: fc.double({ min: 0.05, max: 0.7, noNaN: true }),
    share: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    side: fc.constantFrom(1 as const, -1 as const),
  });
  fc.assert(
    fc.property(fc.array(branch, { maxLength: 5 }), (unsorted) => {
      const branches = unsorted.toSorted((a, b) => a.at - b.at);
      const paths = coursePaths({ length: 1440, radius: 3, sway: 9, branches });
      for (const value of paths.flatMap(numbers)) {
        expect(Number.isFinite(value)).toBe(true);
        expect(value).toBeGreaterThan(-60);
        expect(value).toBeLessThan(1460);
      }
    }),
  );
});
