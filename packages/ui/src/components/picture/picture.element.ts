import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/** `<c-picture>`: has `data-broken` once its `<img>` failed to load; the placeholder is CSS. */
export const picture: Behaviour = (host, signal) => {
  const image = part(host, "img", HTMLImageElement);
  const fail = () => host.toggleAttribute("data-broken", true);
  image.addEventListener("error", fail, { signal });
  image.addEventListener("load", () => host.removeAttribute("data-broken"), { signal });
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") fail();
  onEnd(signal, () => host.removeAttribute("data-broken"));
};
