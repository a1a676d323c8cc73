import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { countedText, counter } from "./counter.element.ts";

testElements({ "c-counter": counter });

describe("c-counter", () => {
  it("counts the first number of a text and leaves the words", () => {
    expect(countedText("más de 1500", 0.5)).toBe("más de 750");
    expect(countedText("1,500+", 0.8)).toBe("1,200+");
    expect(countedText("siempre", 0.5)).toBe("siempre");
  });

  it("shows the final number until it is seen", () => {
    const host = mount("<c-counter><span data-value>más de 1500</span></c-counter>");
    expect(host.textContent).toBe("más de 1500");
  });
});
