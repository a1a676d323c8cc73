import { expect, it } from "vitest";
import { inLanes } from "./in-lanes.ts";

it("works on so many at a time, in order, and goes on after a failure", async () => {
  let running = 0;
  let most = 0;
  const results = inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item === 2) throw new Error("two");
    return item * 10;
  });
  const settled = await Promise.allSettled(results);
  expect(settled.map((result) => ("value" in result ? result.value : "failed"))).toEqual([
    10,
    "failed",
    30,
    40,
    50,
  ]);
  expect(most).toBe(2);
});
