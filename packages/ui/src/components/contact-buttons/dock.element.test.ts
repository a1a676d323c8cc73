import { beforeEach, describe, expect, it, vi } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { dock } from "./dock.element.ts";

testElements({ "c-dock": dock });

/** The elements that an observer watches, and its report of those in view. */
let watched: Element[] = [];
let report: (seen: Element[]) => void = () => {};

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (seen) => tell(watched.map((target) => ({ target, isIntersecting: seen.includes(target) })));
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {
        watched = [];
      }
    },
  );
});

const page = () => {
  const main = mount(`<main>
    <a href="tel:1">Llamar al consultorio</a> <a href="/contacto">Contacto</a> <p data-emergency></p>
    <c-dock><a href="tel:1">Llamar</a><a href="https://wa.me/1">WhatsApp</a></c-dock>
  </main>`);
  const [ownCall, message] = main.querySelectorAll("c-dock a");
  return { bar: main.querySelector("c-dock"), ownCall, message };
};

describe("c-dock", () => {
  it("shows its links once it knows that the page shows none of them", () => {
    const { bar, ownCall } = page();
    expect(bar?.hasAttribute("data-ready")).toBe(false);
    report([]);
    expect(bar?.hasAttribute("data-ready")).toBe(true);
    expect(bar?.hasAttribute("data-met")).toBe(false);
    expect(ownCall?.hasAttribute("data-met")).toBe(false);
  });

  it("hides a link while the page shows another one to the same place", () => {
    const { bar, ownCall, message } = page();
    const [call] = watched;
    report(call === undefined ? [] : [call]);
    expect(bar?.getAttribute("data-met")).toBe("some");
    expect(ownCall?.hasAttribute("data-met")).toBe(true);
    expect(message?.hasAttribute("data-met")).toBe(false);
    report([]);
    expect(bar?.hasAttribute("data-met")).toBe(false);
    expect(ownCall?.hasAttribute("data-met")).toBe(false);
  });

  it("stays away while the page shows an emergency", () => {
    const { bar, ownCall } = page();
    report(watched.filter((element) => element.hasAttribute("data-emergency")));
    expect(bar?.getAttribute("data-met")).toBe("all");
    expect(ownCall?.hasAttribute("data-met")).toBe(false);
  });

  it("counts the links of the hour alone, and stays whole while the office is closed", () => {
    const scope = mount(`<main data-state="open">
      <a href="https://wa.me/1">WhatsApp</a>
      <c-opening data-state="open"><c-dock>
        <a href="tel:2" data-when="closed">Urgencias</a><a href="tel:1" data-when="open">Llamar</a>
        <a href="https://wa.me/1">WhatsApp</a>
      </c-dock></c-opening>
    </main>`);
    const office = scope.querySelector<HTMLElement>("c-opening");
    const bar = scope.querySelector("c-dock");
    report(watched);
    expect(bar?.getAttribute("data-met")).toBe("some");
    expect([...scope.querySelectorAll("[data-met]")].map((met) => met.textContent?.trim())).toContain(
      "WhatsApp",
    );
    if (office) office.dataset.state = "closed";
    office?.dispatchEvent(new Event("openingchange"));
    expect(bar?.hasAttribute("data-met")).toBe(false);
    expect(scope.querySelector("[data-met]")).toBeNull();
  });

  it("watches those links only, and none after it is removed", () => {
    const { bar } = page();
    expect(watched.map(({ textContent }) => textContent)).toEqual(["Llamar al consultorio", ""]);
    bar?.remove();
    expect(watched).toEqual([]);
  });
});
