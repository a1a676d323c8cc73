import { type Behaviour, onEnd } from "../element/define-element.ts";

/**
 * `<c-picture>`: has `data-broken` once its `<img>` failed to load; the placeholder is CSS. A published page keeps an
 * `<img>` in a `<noscript>` until it is near.
 */
export const picture: Behaviour = (host, signal) => {
  if (host.querySelector("img, noscript") === null)
    throw new Error(`<${host.localName}>: needs an img inside it, or a noscript that holds one.`);
  const listen = { signal, capture: true };
  const mark = (broken: boolean) => host.toggleAttribute("data-broken", broken);
  host.addEventListener("error", () => mark(true), listen);
  host.addEventListener("load", () => mark(false), listen);
  const image = host.querySelector("img");
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") mark(true);
  onEnd(signal, () => mark(false));
};

/** Puts the pictures in an element in their place that a published page keeps until they are near. */
export function showPictures(place: Element): void {
  for (const late of place.querySelectorAll("c-picture > noscript")) late.outerHTML = late.textContent ?? "";
}
