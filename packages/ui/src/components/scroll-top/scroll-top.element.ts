import { type Behaviour, hit, reducedMotion } from "../element/define-element.ts";

/**
 * `<c-scroll-top>`: its link to the top of the page scrolls there without adding to the history, and the focus
 * goes along. Without script it is a link.
 */
export const scrollTop: Behaviour = (host, signal) => {
  host.addEventListener(
    "click",
    (event) => {
      if (!hit(host, event, "a[href]")) return;
      event.preventDefault();
      window.scrollTo({ top: 0, behavior: reducedMotion() ? "instant" : "smooth" });
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute("tabindex");
    },
    { signal },
  );
};
