import { type Behaviour, hit, numberFrom, onEnd, part, reducedMotion } from "../element/define-element.ts";
import { type CarouselDataset, partOf, stateAttribute } from "./carousel-contract.ts";
import type { Slider, SliderOptions, SliderState } from "./slider.ts";

/** Reads `1 640:2 1024:3`. */
export function readPerView(text: string): [number, number][] {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((step): [number, number] => {
      const [from, count] = step.includes(":") ? step.split(":") : ["0", step];
      return [Number(from), Number(count)];
    });
  if (steps.some((step) => step.some(Number.isNaN))) {
    throw new Error(`<c-carousel>: cannot read its data-per-view "${text}"; write it as "1 640:2".`);
  }
  return steps;
}

const dotsOf = `${partOf("dots")} button`;

/**
 * `<c-carousel>`: a `[data-viewport]` around a `[data-track]` of `[data-slide]`s, which scrolls and snaps without
 * script. When it comes near the screen it becomes a Swiper (a chunk of its own) and its `[data-controls]` appear.
 * `carousel-contract.ts` names its parts, states and options; `[data-dots]` holds a button for each slide.
 * It never moves by itself where the reader asked for less motion, while the focus is inside, or off screen.
 */
export const carousel: Behaviour = (host, signal) => {
  const viewport = part(host, partOf("viewport"), HTMLElement);
  part(viewport, partOf("track"), HTMLElement);
  const options = readOptions(host, viewport);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      start(host, options, signal).catch((reason: unknown) => {
        host.removeAttribute(stateAttribute("ready"));
        console.warn("<c-carousel>: stays a row that scrolls.", reason);
      });
    },
    { rootMargin: "300px" },
  );
  near.observe(host);
  onEnd(signal, () => near.disconnect());
};

type Options = Omit<SliderOptions, "onMove" | "start">;

function readOptions(host: HTMLElement, viewport: HTMLElement): Options {
  const { wrap, perView = "1", pauseOnHover }: CarouselDataset = host.dataset;
  const calm = reducedMotion();
  return {
    viewport,
    perView: readPerView(perView),
    gap: numberFrom(host, "gap" satisfies keyof CarouselDataset, 0),
    speed: calm ? 0 : numberFrom(host, "speed" satisfies keyof CarouselDataset, 500),
    autoplay: calm ? 0 : numberFrom(host, "autoplay" satisfies keyof CarouselDataset, 0),
    pauseOnHover: pauseOnHover !== undefined,
    wrap: wrap === "loop" || wrap === "rewind" ? wrap : "none",
  };
}

async function start(host: HTMLElement, options: Options, signal: AbortSignal): Promise<void> {
  const { createSlider } = await import("./carousel-slider.ts");
  if (signal.aborted) return;
  const slides = [...options.viewport.querySelectorAll<HTMLElement>(partOf("slide"))];
  const width = slides[0]?.offsetWidth ?? 0;
  const index = width === 0 ? 0 : Math.round(options.viewport.scrollLeft / (width + options.gap));
  options.viewport.scrollLeft = 0;
  host.toggleAttribute(stateAttribute("ready"), true);
  const slider = createSlider({ ...options, start: index, onMove: display(host, slides) });
  control(host, slider, slides.length, signal);
  if (options.autoplay > 0) rotate(host, slider, signal);
  onEnd(signal, () => {
    slider.destroy();
    host.removeAttribute(stateAttribute("ready"));
    for (const slide of slides) slide.inert = false;
  });
}

/** Returns what draws a state: dots, counter, ends, and slides out of view taken out of reach. */
function display(host: HTMLElement, slides: readonly HTMLElement[]): (state: SliderState) => void {
  const dots = [...host.querySelectorAll<HTMLElement>(dotsOf)];
  const place = host.querySelector(partOf("counter"));
  return ({ index, positions, visible, atStart, atEnd }) => {
    for (const slide of slides) slide.inert = !visible.includes(slide);
    dots.forEach((dot, position) => {
      dot.hidden = position >= positions;
      if (position === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
    if (place) place.textContent = `${index + 1} / ${positions}`;
    host.toggleAttribute(stateAttribute("single"), positions < 2);
    host.querySelector(partOf("previous"))?.toggleAttribute("disabled", atStart);
    host.querySelector(partOf("next"))?.toggleAttribute("disabled", atEnd);
  };
}

/** Buttons and arrow keys. Announces the slide after a move by hand, and not after a move of the autoplay. */
function control(host: HTMLElement, slider: Slider, total: number, signal: AbortSignal): void {
  const status = host.querySelector(partOf("status"));
  const { labelSlide: words = "" }: CarouselDataset = host.dataset;
  const announce = (index: number) => {
    if (!status) return;
    status.textContent = words.replace("{index}", String(index + 1)).replace("{total}", String(total));
  };
  const move = (step: () => void) => {
    const from = slider.index();
    step();
    if (slider.index() !== from) announce(slider.index());
  };
  host.addEventListener(
    "click",
    (event) => {
      const dot = hit(host, event, dotsOf);
      if (hit(host, event, partOf("previous"))) move(slider.previous);
      else if (hit(host, event, partOf("next"))) move(slider.next);
      else if (dot) {
        const place = [...host.querySelectorAll(dotsOf)].indexOf(dot);
        slider.goTo(place);
        announce(place);
      }
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const step = { ArrowLeft: slider.previous, ArrowRight: slider.next }[event.key];
      if (step === undefined || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      move(step);
    },
    { signal },
  );
}

/** Autoplay with its pause control. */
function rotate(host: HTMLElement, slider: Slider, signal: AbortSignal): void {
  const button = part(host, partOf("pause"), HTMLElement);
  const holds = new Set<"reader" | "focus" | "offscreen">();
  const hold = (reason: "reader" | "focus" | "offscreen", held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    if (holds.size > 0) slider.pause();
    else slider.play();
  };
  const { labelPlay = "", labelPause = "" }: CarouselDataset = host.dataset;
  host.toggleAttribute(stateAttribute("rotates"), true);
  button.addEventListener(
    "click",
    () => {
      const paused = host.toggleAttribute(stateAttribute("paused"));
      button.setAttribute("aria-label", paused ? labelPlay : labelPause);
      if (!paused) holds.delete("focus");
      hold("reader", paused);
    },
    { signal },
  );
  host.addEventListener("focusin", ({ target }) => hold("focus", target !== button), { signal });
  host.addEventListener("focusout", () => hold("focus", false), { signal });
  const seen = new IntersectionObserver((entries) => {
    hold("offscreen", !entries.some(({ isIntersecting }) => isIntersecting));
  });
  seen.observe(host);
  onEnd(signal, () => {
    seen.disconnect();
    host.removeAttribute(stateAttribute("rotates"));
    host.removeAttribute(stateAttribute("paused"));
  });
}
