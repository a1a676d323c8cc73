import { type Behaviour, hit, numberFrom, onEnd, part, reducedMotion } from "../element/define-element.ts";
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

/**
 * `<c-carousel>`: a `[data-viewport]` around a `[data-track]` of `[data-slide]`s, which scrolls and snaps without
 * script. When it comes near the screen it becomes a Swiper (a chunk of its own) and its `[data-controls]` appear:
 * `[data-previous]`, `[data-next]`, `[data-dots]` with a button for each slide, `[data-counter]`, `[data-pause]`. Options are
 * attributes: `data-per-view`, `data-gap`, `data-speed`, `data-autoplay`, `data-wrap`, `data-pause-on-hover`;
 * words are `data-label-pause`, `data-label-play` and `data-label-slide`.
 * It never moves by itself where the reader asked for less motion, while the focus is inside, or off screen.
 */
export const carousel: Behaviour = (host, signal) => {
  const viewport = part(host, "[data-viewport]", HTMLElement);
  part(viewport, "[data-track]", HTMLElement);
  const options = readOptions(host, viewport);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      start(host, options, signal).catch((reason: unknown) => {
        host.removeAttribute("data-ready");
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
  const { wrap, perView = "1" } = host.dataset;
  const calm = reducedMotion();
  return {
    viewport,
    perView: readPerView(perView),
    gap: numberFrom(host, "gap", 0),
    speed: calm ? 0 : numberFrom(host, "speed", 500),
    autoplay: calm ? 0 : numberFrom(host, "autoplay", 0),
    pauseOnHover: host.hasAttribute("data-pause-on-hover"),
    wrap: wrap === "loop" || wrap === "rewind" ? wrap : "none",
  };
}

async function start(host: HTMLElement, options: Options, signal: AbortSignal): Promise<void> {
  const { createSlider } = await import("./carousel-slider.ts");
  if (signal.aborted) return;
  const slides = [...options.viewport.querySelectorAll<HTMLElement>("[data-slide]")];
  const width = slides[0]?.offsetWidth ?? 0;
  const index = width === 0 ? 0 : Math.round(options.viewport.scrollLeft / (width + options.gap));
  options.viewport.scrollLeft = 0;
  host.toggleAttribute("data-ready", true);
  const slider = createSlider({ ...options, start: index, onMove: display(host, slides) });
  control(host, slider, slides.length, signal);
  if (options.autoplay > 0) rotate(host, slider, signal);
  onEnd(signal, () => {
    slider.destroy();
    host.removeAttribute("data-ready");
    for (const slide of slides) slide.inert = false;
  });
}

/** Returns what draws a state: dots, counter, ends, and slides out of view taken out of reach. */
function display(host: HTMLElement, slides: readonly HTMLElement[]): (state: SliderState) => void {
  const dots = [...host.querySelectorAll<HTMLElement>("[data-dots] button")];
  const place = host.querySelector("[data-counter]");
  return ({ index, positions, visible, atStart, atEnd }) => {
    for (const slide of slides) slide.inert = !visible.includes(slide);
    dots.forEach((dot, position) => {
      dot.hidden = position >= positions;
      if (position === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
    if (place) place.textContent = `${index + 1} / ${positions}`;
    host.toggleAttribute("data-single", positions < 2);
    host.querySelector("[data-previous]")?.toggleAttribute("disabled", atStart);
    host.querySelector("[data-next]")?.toggleAttribute("disabled", atEnd);
  };
}

/** Buttons and arrow keys. Where a move by hand leads is said; a move by itself is not. */
function control(host: HTMLElement, slider: Slider, total: number, signal: AbortSignal): void {
  const status = host.querySelector("[data-status]");
  const words = host.dataset.labelSlide ?? "";
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
      const dot = hit(host, event, "[data-dots] button");
      if (hit(host, event, "[data-previous]")) move(slider.previous);
      else if (hit(host, event, "[data-next]")) move(slider.next);
      else if (dot) {
        const place = [...host.querySelectorAll("[data-dots] button")].indexOf(dot);
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
  const button = part(host, "[data-pause]", HTMLElement);
  const holds = new Set<"reader" | "focus" | "offscreen">();
  const hold = (reason: "reader" | "focus" | "offscreen", held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    if (holds.size > 0) slider.pause();
    else slider.play();
  };
  host.toggleAttribute("data-rotates", true);
  button.addEventListener(
    "click",
    () => {
      const paused = host.toggleAttribute("data-paused");
      button.setAttribute("aria-label", (paused ? host.dataset.labelPlay : host.dataset.labelPause) ?? "");
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
    host.removeAttribute("data-rotates");
    host.removeAttribute("data-paused");
  });
}
