import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { mount, NeverSeen, testElements } from "../element/element-testing.ts";
import { carousel, readPerView } from "./carousel.element.ts";
import { carouselParts, carouselStates } from "./carousel-contract.ts";
import { display } from "./carousel-display.ts";

testElements({ "c-carousel": carousel });

describe("c-carousel", () => {
  it("reads slides per view from each width on", () => {
    expect(readPerView("1 640:2 1024:3")).toEqual([
      [0, 1],
      [640, 2],
      [1024, 3],
    ]);
  });

  it("refuses what it cannot read, and quotes it", () => {
    expect(() => readPerView("uno")).toThrow('"uno"');
  });

  it("stays a row that scrolls until it comes near the screen", () => {
    const host = mount("<c-carousel><div data-viewport><div data-track></div></div></c-carousel>");
    expect(host.hasAttribute("data-ready")).toBe(false);
  });

  it("stays paused where it is moved in the page, and says how to go on", () => {
    vi.stubGlobal("IntersectionObserver", NeverSeen);
    const host = mount(
      `<c-carousel data-autoplay="5000" data-label-play="Reanudar" data-label-pause="Pausar"><div data-viewport><div data-track></div></div><button data-pause aria-label="Pausar"></button></c-carousel>`,
    );
    const button = host.querySelector("button") ?? document.body;
    button.click();
    document.body.append(host);
    expect([host.hasAttribute("data-paused"), button.getAttribute("aria-label")]).toEqual([true, "Reanudar"]);
    button.click();
    expect([host.hasAttribute("data-paused"), button.getAttribute("aria-label")]).toEqual([false, "Pausar"]);
  });

  it("leaves the arrow keys of the browser's own way back alone", () => {
    vi.stubGlobal("IntersectionObserver", NeverSeen);
    const host = mount("<c-carousel><div data-viewport><div data-track></div></div></c-carousel>");
    const press = (init: KeyboardEventInit) =>
      host.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true, ...init }),
      );
    expect([press({ altKey: true }), press({ metaKey: true })]).toEqual([true, true]);
    expect(press({})).toBe(false);
  });

  it("keeps the focus inside when the slide that has it goes out of view", () => {
    const host = mount(
      `<c-carousel><div data-viewport tabindex="0"><div data-track><div data-slide><a href="/uno">Uno</a></div><div data-slide></div></div></div></c-carousel>`,
    );
    host.querySelector("a")?.focus();
    const visible = [...host.querySelectorAll("[data-slide]")].slice(1);
    display(host)({ index: 1, positions: 2, visible, atStart: false, atEnd: true });
    expect(document.activeElement).toBe(host.querySelector("[data-viewport]"));
  });

  it("is styled by the attributes that the component and the element set, and by no other", () => {
    const css = readFileSync(join(import.meta.dirname, "carousel.css"), "utf8");
    const known: string[] = [...carouselParts, ...carouselStates, "icon"];
    const used = [...css.matchAll(/\[data-([a-z-]+)/g)].map(([, name = ""]) => name);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });
});
