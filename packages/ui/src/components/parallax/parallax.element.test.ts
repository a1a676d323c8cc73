import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { hiddenBy, kept, lag, parallax } from "./parallax.element.ts";

testElements({ "c-parallax": parallax });

describe("c-parallax", () => {
  it("never moves a layer further than what is off screen", () => {
    expect(hiddenBy({ top: 100, bottom: 500 }, 800)).toBe(0);
    expect(lag(hiddenBy({ top: -100, bottom: 300 }, 800), 0.4)).toBe(40);
    expect(lag(hiddenBy({ top: 600, bottom: 1000 }, 800), 0.5)).toBe(-100);
  });

  it("never moves words up, nor down by more than their padding", () => {
    const words = mount(`<div style="padding-bottom: 24px"></div>`);
    expect([-100, 10, 100].map((shift) => kept(shift, words))).toEqual([0, 10, 24]);
  });
});
