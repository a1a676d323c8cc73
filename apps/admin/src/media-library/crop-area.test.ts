import { expect, test } from "vitest";
import { cropArea } from "./crop-area.ts";

const picture = { width: 1200, height: 800 };

test("the largest square of a wide picture is as tall as it, around the point", () => {
  const crop = cropArea({ ...picture, shape: 1, size: 100, focus: { x: 50, y: 50 } });
  expect(crop.left).toBeCloseTo(1 / 6);
  expect(crop.top).toBeCloseTo(0);
  expect(crop.width).toBeCloseTo(2 / 3);
  expect(crop.height).toBeCloseTo(1);
});

test.each([
  [0, 0],
  [100, 100],
  [0, 100],
  [37, 61],
])("a crop around the point %i, %i stays within the picture and keeps its shape", (x, y) => {
  for (const shape of [1, 4 / 3, 16 / 9, 3 / 4]) {
    const { left, top, width, height } = cropArea({ ...picture, shape, size: 60, focus: { x, y } });
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1.0001);
    expect(top + height).toBeLessThanOrEqual(1.0001);
    expect((width * picture.width) / (height * picture.height)).toBeCloseTo(shape);
  }
});
