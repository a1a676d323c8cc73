import { describe, expect, it, vi } from "vitest";
import { mount, NeverSeen, testElements } from "../element/element-testing.ts";
import { header } from "./header.element.ts";

testElements({ "c-header": header });

describe("c-header", () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal("scrollY", y);
    window.dispatchEvent(new Event("scroll"));
  };

  it("is stuck while the page is scrolled past 0", () => {
    const header = mount("<c-header></c-header>");
    expect(header.hasAttribute("data-stuck")).toBe(false);
    scrollTo(1);
    expect(header.hasAttribute("data-stuck")).toBe(true);
    scrollTo(0);
    expect(header.hasAttribute("data-stuck")).toBe(false);
  });

  it("is stuck on a page that opens scrolled, once the browser has laid it out", () => {
    let layOut = () => {};
    class SeenLater extends NeverSeen {
      constructor(tell: () => void) {
        super();
        layOut = tell;
      }
    }
    vi.stubGlobal("IntersectionObserver", SeenLater);
    vi.stubGlobal("scrollY", 300);
    const header = mount("<c-header></c-header>");
    expect(header.hasAttribute("data-stuck")).toBe(false);
    layOut();
    expect(header.hasAttribute("data-stuck")).toBe(true);
  });

  it("is not stuck where large text makes it higher than its own height", () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(115);
    const header = mount(`<c-header style="min-height: 60px"></c-header>`);
    scrollTo(1);
    expect(header.hasAttribute("data-overfull")).toBe(true);
  });

  it("is not stuck where it scrolls away", () => {
    const header = mount(`<c-header style="position: relative"></c-header>`);
    scrollTo(1);
    expect(header.hasAttribute("data-stuck")).toBe(false);
  });

  it("does not listen after it is removed", () => {
    const header = mount("<c-header></c-header>");
    header.remove();
    scrollTo(50);
    expect(header.hasAttribute("data-stuck")).toBe(false);
  });
});
