import { onEnd, part } from "../element/define-element.ts";
import { type CarouselDataset, partOf, stateAttribute } from "./carousel-contract.ts";
import type { LazySlider } from "./lazy-slider.ts";

/** How long before its first move by itself a carousel fetches what it needs for it, in milliseconds. */
const ahead = 1500;

/** Autoplay with its pause control. `every` is the time between two moves, in milliseconds. */
export function rotate(host: HTMLElement, slider: LazySlider, every: number, signal: AbortSignal): void {
  const button = part(host, partOf("pause"), HTMLElement);
  const { labelPlay = "", labelPause = "" }: CarouselDataset = host.dataset;
  const holds = new Set<"reader" | "focus" | "offscreen">(["offscreen"]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const firstMove = async () => {
    const started = await slider.start();
    clearTimeout(timer);
    timer = setTimeout(() => holds.size === 0 && started?.next(), Math.min(ahead, every));
  };
  const update = () => {
    clearTimeout(timer);
    const started = slider.current();
    if (holds.size > 0) started?.pause();
    else if (started) started.play();
    else timer = setTimeout(firstMove, Math.max(0, every - ahead));
  };
  const hold = (reason: "reader" | "focus" | "offscreen", held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    update();
  };
  const tell = (paused: boolean) => {
    button.setAttribute("aria-label", paused ? labelPlay : labelPause);
    hold("reader", paused);
  };
  slider.onStart(update);
  host.toggleAttribute(stateAttribute("rotates"), true);
  // A carousel that the reader paused stays so where it is moved in the page.
  if (host.hasAttribute(stateAttribute("paused"))) tell(true);
  button.addEventListener(
    "click",
    () => {
      const paused = host.toggleAttribute(stateAttribute("paused"));
      if (!paused) holds.delete("focus");
      tell(paused);
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
    clearTimeout(timer);
    seen.disconnect();
    host.removeAttribute(stateAttribute("rotates"));
  });
}
