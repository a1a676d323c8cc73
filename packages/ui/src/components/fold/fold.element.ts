import type { Behaviour } from "../element/define-element.ts";

/** As `sm` in `theme.css`. */
const wide = "(min-width: 40rem)";

/** `<c-fold>`: its `details`, which are open without script, are closed on a phone and open on wider screens. */
export const fold: Behaviour = (host, signal) => {
  const query = matchMedia(wide);
  const update = () => {
    for (const part of host.querySelectorAll("details")) part.open = query.matches;
  };
  update();
  query.addEventListener("change", update, { signal });
};
