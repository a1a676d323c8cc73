import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/** `<c-picture>`: has `data-broken` once its `<img>` failed to load; the placeholder is CSS. */
export const picture: Behaviour = (host, signal) => {
  const image = part(host, "img", HTMLImageElement);
  const listen = { signal, capture: true };
  const mark = (broken: boolean) => host.toggleAttribute("data-broken", broken);
  host.addEventListener("error", () => mark(true), listen);
  host.addEventListener("load", () => mark(false), listen);
  // It came or failed before. Firefox gives no width to a drawing that names none itself.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
    image.decode().catch(() => mark(true));
  onEnd(signal, () => mark(false));
};
