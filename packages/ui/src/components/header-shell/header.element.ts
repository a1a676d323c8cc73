import { type Behaviour, onEnd } from "../element/define-element.ts";

/**
 * `<c-header>`: has `data-stuck` while the page is scrolled past 0, and `data-overfull` where the reader's text makes it
 * higher than its own height; such a header scrolls away. Stickiness, heights and the hidden strip are CSS.
 */
export const header: Behaviour = (host, signal) => {
  const update = () => {
    const style = getComputedStyle(host);
    if (!host.hasAttribute("data-stuck"))
      host.toggleAttribute("data-overfull", host.offsetHeight > Number.parseFloat(style.minHeight) + 1);
    // The style is live: it knows what the attribute has just changed.
    host.toggleAttribute("data-stuck", style.position !== "relative" && window.scrollY > 0);
  };
  for (const change of ["scroll", "resize"])
    window.addEventListener(change, update, { signal, passive: true });
  // A page may open scrolled. Asking now would make the browser lay it out ahead of time; an observer tells once it has.
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    update();
  });
  laidOut.observe(host);
  onEnd(signal, () => laidOut.disconnect());
};
