import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { compare } from "./compare.element.ts";

testElements({ "c-compare": compare });

describe("c-compare", () => {
  const compared = () => {
    const host = mount(
      '<c-compare data-value="{value} % de antes"><input type="range" value="50" /></c-compare>',
    );
    const range = host.querySelector("input");
    if (!range) throw new Error("There is no range.");
    return { host, range, split: () => host.style.getPropertyValue("--split") };
  };

  it("moves the line with its range, and says in words where it is", () => {
    const { range, split } = compared();
    expect(split()).toBe("50%");
    range.value = "80";
    range.dispatchEvent(new Event("input", { bubbles: true }));
    expect(split()).toBe("80%");
    expect(range.getAttribute("aria-valuetext")).toBe("80 % de antes");
  });

  it("is as before when it leaves the page", () => {
    const { host, range, split } = compared();
    host.remove();
    expect(split()).toBe("");
    expect(range.hasAttribute("aria-valuetext")).toBe(false);
  });
});
