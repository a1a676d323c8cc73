import { partOf, stateAttribute } from "./carousel-contract.ts";
import type { SliderState } from "./slider.ts";

/** The buttons of the slides. */
export const dotsOf = `${partOf("dots")} button`;

/** The slides of a carousel, in the order of the markup before a loop moves them. */
export const slidesOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(partOf("slide")),
];

/**
 * Returns the function that draws a state: dots, counter, ends, inert slides out of view, and the pictures of those in
 * view and of the next one fetched.
 */
export function display(host: HTMLElement): (state: SliderState) => void {
  const slides = slidesOf(host);
  const dots = [...host.querySelectorAll<HTMLElement>(dotsOf)];
  const place = host.querySelector(partOf("counter"));
  return ({ index, positions, visible, atStart, atEnd }) => {
    if (visible) reach(slides, visible);
    dots.forEach((dot, position) => {
      dot.hidden = position >= positions;
      if (position === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
    if (place) place.textContent = `${index + 1} / ${positions}`;
    host.toggleAttribute(stateAttribute("single"), positions < 2);
    // A button that is `disabled` loses the focus.
    host.querySelector(partOf("previous"))?.setAttribute("aria-disabled", String(atStart));
    host.querySelector(partOf("next"))?.setAttribute("aria-disabled", String(atEnd));
  };
}

function reach(slides: readonly HTMLElement[], visible: readonly Element[]): void {
  slides.forEach((slide, place) => {
    const before = slides.at(place - 1);
    const seen = visible.includes(slide);
    // The arrow keys go on from there.
    if (!seen && slide.contains(document.activeElement))
      slide.closest<HTMLElement>(partOf("viewport"))?.focus();
    putOutOfReach(slide, !seen);
    // The pictures of the next slide are fetched before it moves into view.
    if (seen || (before && visible.includes(before)))
      for (const image of slide.querySelectorAll("img")) image.loading = "eager";
  });
}

/** Takes a slide out of reach of keys and of screen readers; one that a browser without `inert` has is not seen either. */
export function putOutOfReach(slide: HTMLElement, away: boolean): void {
  slide.inert = away;
  if (!("inert" in HTMLElement.prototype)) slide.style.visibility = away ? "hidden" : "";
}
