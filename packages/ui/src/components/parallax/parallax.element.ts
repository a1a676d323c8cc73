import { type Behaviour, onEnd, reducedMotion } from "../element/define-element.ts";

/** How far a layer lags behind the scroll, in pixels, when `hidden` pixels of its host have left the screen. */
export const lag = (hidden: number, factor: number): number => Math.round(hidden * factor * 10) / 10;

/** Pixels of a box above the screen, less those below it: never more than its part that cannot be seen. */
export const hiddenBy = ({ top, bottom }: { top: number; bottom: number }, screen: number): number =>
  Math.max(0, -top) + Math.min(0, screen - bottom);

/** Words lag only within the padding below them: they never rise under the header nor leave their host, which would cut them. */
export const kept = (shift: number, words: HTMLElement): number =>
  Math.min(Math.max(0, shift), Number.parseFloat(getComputedStyle(words).paddingBottom));

/**
 * `<c-parallax>`: each `[data-parallax]` layer inside moves against the scroll by its factor (0.4 and 0.5 in the
 * specification). A layer moves only by a share of what is off screen, so that it never uncovers its host's
 * ground; one of words (`data-words`) only within its padding. Still where the reader asked for less motion.
 */
export const parallax: Behaviour = (host, signal) => {
  if (reducedMotion()) return;
  const layers = () => [...host.querySelectorAll<HTMLElement>("[data-parallax]")];
  let frame = 0;
  const draw = () => {
    frame = 0;
    const hidden = hiddenBy(host.getBoundingClientRect(), window.innerHeight);
    for (const layer of layers()) {
      const shift = lag(hidden, Number(layer.dataset.parallax));
      layer.style.translate = `0 ${layer.hasAttribute("data-words") ? kept(shift, layer) : shift}px`;
    }
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting))
      window.addEventListener("scroll", request, { signal, passive: true });
    else window.removeEventListener("scroll", request);
    request();
  });
  seen.observe(host);
  onEnd(signal, () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
    for (const layer of layers()) layer.style.translate = "";
  });
};
