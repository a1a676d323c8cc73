import { type Behaviour, onEnd } from "../element/define-element.ts";

/**
 * `<c-header>`: has `data-stuck` while the page is scrolled past 0, unless `data-fixed` is `false`. Heights and the
 * hidden strip are CSS.
 */
export const header: Behaviour = (host, signal) => {
  if (host.dataset.fixed === "false") return;
  const update = () => host.toggleAttribute("data-stuck", window.scrollY > 0);
  window.addEventListener("scroll", update, { signal, passive: true });
  // A page may open scrolled. Asking now would make the browser lay it out ahead of time; an observer tells once it has.
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    update();
  });
  laidOut.observe(host);
  onEnd(signal, () => laidOut.disconnect());
};
