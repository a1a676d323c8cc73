import { expect, it } from "vitest";
import { coarse } from "./coarse-path.ts";

it("leaves out the corners that lie on a straight line, and keeps the others and every arc", () => {
  const path = "M0 0L1 0.02L2 0L3 0.04L4 0L4 5A3.4 3.4 0 0 0 8.123 5L0 0.004Z";
  expect(coarse(path)).toBe("M0 0L1 0L4 0L4 5A3.4 3.4 0 0 0 8.1 5L0 0Z");
});
