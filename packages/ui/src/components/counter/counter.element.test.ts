import { describe, expect, it, vi } from "vitest";
import { mount, NeverSeen, testElements } from "../element/element-testing.ts";
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

  it("keeps a number that changed when it is moved in the page", () => {
    vi.stubGlobal("IntersectionObserver", NeverSeen);
    const host = mount("<c-counter><span data-value>más de 1500</span></c-counter>");
    const text = host.querySelector("span")?.firstChild;
    if (text instanceof Text) text.data = "más de 1600";
    document.body.append(host);
    expect(host.textContent).toBe("más de 1600");
  });

  it("shows the final number where it is moved while it counts", () => {
    let see = () => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class extends NeverSeen {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          super();
          see = () => seen([{ isIntersecting: true }]);
        }
      },
    );
    let frame = (_: number) => {};
    vi.stubGlobal("requestAnimationFrame", (next: (now: number) => void) => {
      frame = next;
      return 1;
    });
    const host = mount("<c-counter><span data-value>más de 1500</span></c-counter>");
    see();
    frame(0);
    expect(host.textContent).toBe("más de 0");
    document.body.append(host);
    expect(host.textContent).toBe("más de 1500");
  });
});
