import { type Behaviour, onEnd } from "../element/define-element.ts";

/**
 * `<c-header>`: has `data-stuck` while the page is scrolled past 0, and `data-overfull` where the reader's text makes it
 * higher than its own height; that one scrolls away. Whether it sticks at all, heights and the hidden strip are CSS.
 */
export const header: Behaviour = (host, signal) => {
  const update = () => {
    if (!host.hasAttribute("data-stuck")) {
      const own = Number.parseFloat(getComputedStyle(host).minHeight);
      host.toggleAttribute("data-overfull", host.offsetHeight > own + 1);
    }
    const sticks = getComputedStyle(host).position !== "relative";
    host.toggleAttribute("data-stuck", sticks && window.scrollY > 0);
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
