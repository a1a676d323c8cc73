import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

describe("the nearest name", () => {
  it("is the name that takes the fewest changes", () => {
    expect(nearest("HeroSplitt", ["HeroSlider", "HeroSplit", "HeroVideo"])).toBe("HeroSplit");
    expect(nearest("foter", ["Header", "Footer"])).toBe("Footer");
    expect(nearest("x", [])).toBeUndefined();
  });
});
