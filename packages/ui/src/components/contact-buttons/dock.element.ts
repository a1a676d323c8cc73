import { type Behaviour, onEnd } from "../element/define-element.ts";

/** What the docked bar itself covers is not in view. */
const uncovered = "0px 0px -72px 0px";

/**
 * `<c-dock>`: marks each of its links (`data-met`) while the page shows another link to the same place, and itself with
 * `data-met="some"` or `"all"`; an emergency in view (`[data-emergency]`) counts as all. `data-ready` once it knows.
 */
export const dock: Behaviour = (host, signal) => {
  const own = [...host.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const seen = new Set<Element>();
  const isEmergency = (element: Element) => element.hasAttribute("data-emergency");
  const leadsThere = (other: Element, link: HTMLAnchorElement) =>
    other.getAttribute("href") === link.getAttribute("href");

  const update = () => {
    const shown = [...seen];
    const met = own.map((link) =>
      link.toggleAttribute(
        "data-met",
        shown.some((other) => leadsThere(other, link)),
      ),
    );
    const all = shown.some(isEmergency) || !met.includes(false);
    if (shown.length === 0) delete host.dataset.met;
    else host.dataset.met = all ? "all" : "some";
    host.toggleAttribute("data-ready", true);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      update();
    },
    { rootMargin: uncovered },
  );
  const others = [...document.querySelectorAll("a[href], [data-emergency]")].filter(
    (other) => !host.contains(other) && (isEmergency(other) || own.some((link) => leadsThere(other, link))),
  );
  for (const other of others) observer.observe(other);
  if (others.length === 0) update();
  onEnd(signal, () => observer.disconnect());
};
