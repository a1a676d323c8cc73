import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { mount, NeverSeen, testElements } from "../element/element-testing.ts";
import { carousel, readPerView } from "./carousel.element.ts";
import { carouselParts, carouselStates } from "./carousel-contract.ts";
import { display } from "./carousel-display.ts";

testElements({ "c-carousel": carousel });

const css = readFileSync(join(import.meta.dirname, "carousel.css"), "utf8");

describe("c-carousel", () => {
  it("reads slides per view from each width on", () => {
    expect(readPerView("1 40:2 64:3")).toEqual([
      [0, 1],
      [40, 2],
      [64, 3],
    ]);
  });

  it("refuses an invalid attribute, and quotes it", () => {
    expect(() => readPerView("uno")).toThrow('"uno"');
  });

  it("stays a row that scrolls until it comes near the screen", () => {
    const host = mount("<c-carousel><div data-viewport><div data-track></div></div></c-carousel>");
    expect(host.hasAttribute("data-ready")).toBe(false);
  });

  it.each([
    // Two in view: five of them go round, three and two do not.
    { slides: 5, counter: "1 / 5", single: false },
    { slides: 3, counter: "1 / 2", single: false },
    { slides: 2, counter: "1 / 1", single: true },
  ])(
    "says before it moves how many places $slides slides have, as the slider will",
    ({ slides, counter, single }) => {
      vi.stubGlobal("IntersectionObserver", NeverSeen);
      const host = mount(
        `<c-carousel data-per-view="2" data-wrap="loop"><div data-viewport><div data-track>${"<div data-slide></div>".repeat(slides)}</div></div><span data-counter></span></c-carousel>`,
      );
      expect(host.querySelector("[data-counter]")?.textContent).toBe(counter);
      expect(host.hasAttribute("data-single")).toBe(single);
    },
  );

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

  it("has buttons that take the focus at its end too", () => {
    const host = mount(
      "<c-carousel><div data-viewport><div data-track></div></div><button data-previous></button><button data-next></button></c-carousel>",
    );
    display(host)({ index: 0, positions: 1, visible: null, atStart: true, atEnd: true });
    const buttons = [...host.querySelectorAll("button")];
    expect(buttons.map(({ ariaDisabled }) => ariaDisabled)).toEqual(["true", "true"]);
    for (const button of buttons) {
      button.focus();
      expect(document.activeElement).toBe(button);
    }
  });

  it("lets two fingers enlarge the page on a slide", () => {
    expect(css).toContain("touch-action: pan-y pinch-zoom;");
  });

  it("is styled by the attributes that the component and the element set, and by no other", () => {
    const attributes: string[] = [...carouselParts, ...carouselStates, "icon"];
    const used = [...css.matchAll(/\[data-([a-z-]+)/g)].map(([, name = ""]) => name);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !attributes.includes(name))).toEqual([]);
  });
});
