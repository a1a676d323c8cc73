import { afterFirstAct } from "../element/after-first-act.ts";
import { type Behaviour, hit, numberFrom, onEnd, part, reducedMotion } from "../element/define-element.ts";
import { type CarouselDataset, partOf, stateAttribute } from "./carousel-contract.ts";
import { display, dotsOf, slidesOf } from "./carousel-display.ts";
import { type LazySlider, lazySlider } from "./lazy-slider.ts";
import { rotate } from "./rotation.ts";
import type { SliderOptions, SliderState } from "./slider.ts";

/** Reads `1 40:2 64:3`. */
export function readPerView(text: string): [number, number][] {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((step): [number, number] => {
      const [count, from = "0"] = step.split(":").reverse();
      return [Number(from), Number(count)];
    });
  if (steps.some((step) => step.some(Number.isNaN))) {
    throw new Error(`<c-carousel>: cannot read its data-per-view "${text}"; write it as "1 40:2".`);
  }
  return steps;
}

/**
 * `<c-carousel>`: a `[data-viewport]` around a `[data-track]` of `[data-slide]`s, which scrolls and snaps without
 * script. Its `[data-controls]` appear at once. It becomes a Swiper (a chunk of its own) when a control is pressed, when
 * somebody has begun to use the page and it is near the screen, or just before it first moves by itself.
 * `carousel-contract.ts` names its parts, states and options; `[data-dots]` holds a button for each slide.
 * It never moves by itself where the reader asked for less motion, while the focus is inside, or off screen.
 */
export const carousel: Behaviour = (host, signal) => {
  const viewport = part(host, partOf("viewport"), HTMLElement);
  part(viewport, partOf("track"), HTMLElement);
  const options = readOptions(host, viewport);
  const show = display(host);
  show(waitingState(options, slidesOf(host).length));
  host.toggleAttribute(stateAttribute("waits"), true);
  const slider = lazySlider(host, { ...options, onMove: show }, signal);
  control(host, slider, signal);
  if (options.autoplay > 0) rotate(host, slider, options.autoplay, signal);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      afterFirstAct(slider.start, signal);
    },
    { rootMargin: "300px" },
  );
  near.observe(host);
  onEnd(signal, () => {
    near.disconnect();
    host.removeAttribute(stateAttribute("waits"));
  });
};

type Options = Omit<SliderOptions, "onMove" | "start">;

function readOptions(host: HTMLElement, viewport: HTMLElement): Options {
  const { wrap, perView: steps = "1", pauseOnHover }: CarouselDataset = host.dataset;
  const perView = readPerView(steps);
  // A loop takes two views of slides; fewer go back to the first.
  const loops = slidesOf(host).length >= 2 * Math.max(...perView.map(([, count]) => count));
  const calm = reducedMotion();
  return {
    viewport,
    perView,
    gap: numberFrom(host, "gap" satisfies keyof CarouselDataset, 0),
    speed: calm ? 0 : numberFrom(host, "speed" satisfies keyof CarouselDataset, 500),
    autoplay: calm ? 0 : numberFrom(host, "autoplay" satisfies keyof CarouselDataset, 0),
    pauseOnHover: pauseOnHover !== undefined,
    wrap: wrap === "loop" && loops ? wrap : wrap === "loop" || wrap === "rewind" ? "rewind" : "none",
  };
}

/** The state of the controls before the slider comes: the first slide. */
function waitingState({ perView, wrap }: Options, slides: number): SliderState {
  const inView =
    perView.findLast(([from]) => from === 0 || matchMedia(`(min-width:${from}rem)`).matches)?.[1] ?? 1;
  const positions = wrap === "loop" ? slides : Math.max(1, Math.ceil(slides - inView + 1));
  return { index: 0, positions, visible: null, atStart: wrap === "none", atEnd: positions < 2 };
}

/** Buttons and arrow keys. Announces the slide after a move by hand, and not after a move of the autoplay. */
function control(host: HTMLElement, { start }: LazySlider, signal: AbortSignal): void {
  const status = host.querySelector(partOf("status"));
  const { labelSlide: template = "" }: CarouselDataset = host.dataset;
  const total = String(slidesOf(host).length);
  const announce = (index: number) => {
    if (status) status.textContent = template.replace("{index}", String(index + 1)).replace("{total}", total);
  };
  const move = async (step: "previous" | "next") => {
    const slider = await start();
    if (slider === null) return;
    const from = slider.index();
    slider[step]();
    if (slider.index() !== from) announce(slider.index());
  };
  const goTo = async (place: number) => {
    const slider = await start();
    slider?.goTo(place);
    if (slider !== null) announce(place);
  };
  host.addEventListener(
    "click",
    (event) => {
      const dot = hit(host, event, dotsOf);
      if (hit(host, event, partOf("previous"))) void move("previous");
      else if (hit(host, event, partOf("next"))) void move("next");
      else if (dot) void goTo([...host.querySelectorAll(dotsOf)].indexOf(dot));
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const steps: Record<string, "previous" | "next"> = { ArrowLeft: "previous", ArrowRight: "next" };
      const step = steps[event.key];
      // With these keys an arrow is the browser's own way back.
      if (step === undefined || event.altKey || event.metaKey || event.target instanceof HTMLInputElement)
        return;
      event.preventDefault();
      void move(step);
    },
    { signal },
  );
}
