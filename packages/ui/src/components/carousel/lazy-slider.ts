import { onEnd } from "../element/define-element.ts";
import { stateAttribute } from "./carousel-contract.ts";
import { putOutOfReach, slidesOf } from "./carousel-display.ts";
import type { Slider, SliderOptions } from "./slider.ts";

/** The slider of a carousel, which is fetched when it is first needed. */
export interface LazySlider {
  /** Fetches it at the first call. Null where it does not come, or where the carousel left the page meanwhile. */
  start: () => Promise<Slider | null>;
  /** The slider once it is loaded. */
  current: () => Slider | null;
  /** Runs `work` once it is there. */
  onStart: (work: () => void) => void;
}

export function lazySlider(
  host: HTMLElement,
  options: Omit<SliderOptions, "start">,
  signal: AbortSignal,
): LazySlider {
  let slider: Slider | null = null;
  let starting: Promise<Slider | null> | undefined;
  const waiting: (() => void)[] = [];
  const begin = async () => {
    try {
      const { createSlider } = await import("./carousel-slider.ts");
      await atRest(options.viewport);
      if (signal.aborted) return null;
      slider = take(host, options, createSlider);
      for (const work of waiting) work();
    } catch (reason) {
      host.removeAttribute(stateAttribute("waits"));
      host.removeAttribute(stateAttribute("ready"));
      console.warn("<c-carousel>: stays a row that scrolls.", reason);
    }
    return slider;
  };
  onEnd(signal, () => {
    if (slider === null) return;
    slider.destroy();
    slider = null;
    host.removeAttribute(stateAttribute("ready"));
    for (const slide of slidesOf(host)) putOutOfReach(slide, false);
  });
  return {
    start: () => {
      starting ??= begin();
      return starting;
    },
    current: () => slider,
    onStart: (work) => waiting.push(work),
  };
}

/** Milliseconds without movement after which a row counts as at rest. */
const rest = 100;

/** Waits until a row is where its reader left it: a finger may be on it. */
async function atRest(row: HTMLElement): Promise<void> {
  for (let before = 0; before !== row.scrollLeft; ) {
    before = row.scrollLeft;
    await new Promise((done) => setTimeout(done, rest));
  }
}

/** Makes a row a slider at the slide that it is scrolled to. */
function take(
  host: HTMLElement,
  options: Omit<SliderOptions, "start">,
  createSlider: (options: SliderOptions) => Slider,
): Slider {
  const { viewport, gap } = options;
  const width = slidesOf(host)[0]?.offsetWidth ?? 0;
  // From right to left `scrollLeft` is negative.
  const start = width === 0 ? 0 : Math.round(Math.abs(viewport.scrollLeft) / (width + gap));
  viewport.scrollLeft = 0;
  host.toggleAttribute(stateAttribute("ready"), true);
  return createSlider({ ...options, start });
}
