import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-picture>`: has `data-broken` once its `<img>` failed to load; the placeholder is CSS. A published page keeps an
 * `<img>` in a `<noscript>` until it is near.
 */
export const picture: Behaviour = (host, signal) => {
  part(host, "img, noscript", HTMLElement);
  const listen = { signal, capture: true };
  const mark = (broken: boolean) => host.toggleAttribute("data-broken", broken);
  host.addEventListener("error", () => mark(true), listen);
  host.addEventListener("load", () => mark(false), listen);
  const image = host.querySelector("img");
  // It came or failed before. Firefox gives no width to a drawing that names none itself.
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "")
    image.decode().catch(() => mark(true));
  onEnd(signal, () => mark(false));
};

/** Puts the pictures in an element in their place that a published page keeps until they are near. */
export function showPictures(place: Element): void {
  for (const late of place.querySelectorAll("c-picture > noscript")) late.outerHTML = late.textContent ?? "";
}
