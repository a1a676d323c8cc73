import { expect, test } from "vitest";
import { cropArea, largestShare, resizedFrom, smallestSize } from "./crop-area.ts";

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

test("a corner and a width that go beyond the picture are kept within it", () => {
  const shape = 1;
  const largest = largestShare({ ...picture, shape });
  const area = (wanted: Parameters<typeof resizedFrom>[0]) =>
    cropArea({ ...picture, shape, ...resizedFrom(wanted, largest) });
  const pulled = area({ left: 0.5, top: 0.2, width: 9, anchored: true });
  expect(pulled.left).toBeCloseTo(0.5);
  expect(pulled.left + pulled.width).toBeCloseTo(1);
  expect(resizedFrom({ left: 0.5, top: 0.2, width: -1, anchored: true }, largest).size).toBe(smallestSize);
  const pushed = area({ left: 9, top: -9, width: largest.width / 2 });
  expect([pushed.left + pushed.width, pushed.top]).toEqual([expect.closeTo(1), expect.closeTo(0)]);
});
