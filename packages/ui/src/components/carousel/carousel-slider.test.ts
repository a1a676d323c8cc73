import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount, NeverSeen } from "../element/element-testing.ts";
import { createSlider } from "./carousel-slider.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("ResizeObserver", NeverSeen);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(200);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A finger's event on the slides, with what a document without a screen cannot give it. */
function touch(viewport: HTMLElement, type: string, facts: object): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), facts);
  viewport.firstElementChild?.dispatchEvent(event);
  return event;
}

const fingersAt = (pageX: number, count: number) =>
  Array.from({ length: count }, (_, identifier) => ({ identifier, pageX, pageY: 100 }));
const touching = (fingers: readonly object[]) => ({
  touches: fingers,
  targetTouches: fingers,
  changedTouches: fingers,
});

it.each([
  { fingers: 1, moves: true },
  { fingers: 2, moves: false },
])(
  "moves by one finger, and leaves two to the browser, which enlarges the page: $fingers",
  ({ fingers, moves }) => {
    const slides = '<div class="carousel-slide"></div>'.repeat(3);
    const viewport = mount(`<div><div class="carousel-track">${slides}</div></div>`);
    const slider = createSlider({
      viewport,
      perView: [[0, 1]],
      gap: 0,
      speed: 0,
      autoplay: 0,
      pauseOnHover: false,
      wrap: "none",
      start: 0,
      onMove: () => {},
    });
    for (let count = 1; count <= fingers; count++) {
      touch(viewport, "pointerdown", { pointerId: count, pageX: 100, pageY: 100 });
      touch(viewport, "touchstart", touching(fingersAt(100, count)));
    }
    const move = touch(viewport, "touchmove", touching(fingersAt(150, fingers)));
    expect(move.defaultPrevented).toBe(moves);
    slider.destroy();
  },
);
