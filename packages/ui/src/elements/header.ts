import type { Behaviour } from "./define-element.ts";

/**
 * `<c-header>`: has `data-stuck` while the page is scrolled past 0, unless `data-fixed` is `false`. Heights and the
 * hidden strip are CSS.
 */
export const header: Behaviour = (host, signal) => {
  if (host.dataset.fixed === "false") return;
  const update = () => host.toggleAttribute("data-stuck", window.scrollY > 0);
  window.addEventListener("scroll", update, { signal, passive: true });
  update();
};
