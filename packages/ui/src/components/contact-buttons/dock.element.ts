import { type Behaviour, onEnd } from "../element/define-element.ts";
import { openingChange } from "../opening-status/opening.element.ts";

/** The area that the docked bar covers is not in view. */
const uncovered = "0px 0px -72px 0px";

/**
 * `<c-dock>`: marks each of its links (`data-met`) while the page shows another link to the same place, and itself with
 * `data-met="some"` or `"all"`; an emergency in view (`[data-emergency]`) counts as all. `data-ready` once it knows. Inside a
 * `c-opening` only the links of its state count (`data-when`). While the office is closed no link is marked, because only
 * the bar says that it is closed.
 */
export const dock: Behaviour = (host, signal) => {
  const links = [...host.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const office = host.closest<HTMLElement>("c-opening");
  const seen = new Set<Element>();
  const isEmergency = (element: Element) => element.hasAttribute("data-emergency");
  const leadsThere = (other: Element, link: HTMLAnchorElement) =>
    other.getAttribute("href") === link.getAttribute("href");

  const update = () => {
    const state = office?.dataset.state;
    const offered = links.filter(({ dataset: { when = state } }) => state === undefined || when === state);
    const repeated =
      state === "closed" ? [] : offered.filter((link) => [...seen].some((other) => leadsThere(other, link)));
    for (const link of links) link.toggleAttribute("data-met", repeated.includes(link));
    const emergency = [...seen].some(isEmergency);
    if (emergency || (offered.length > 0 && repeated.length === offered.length)) host.dataset.met = "all";
    else if (repeated.length > 0) host.dataset.met = "some";
    else delete host.dataset.met;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      update();
      host.toggleAttribute("data-ready", true);
    },
    { rootMargin: uncovered },
  );
  const others = [...document.querySelectorAll("a[href], [data-emergency]")].filter(
    (other) => !host.contains(other) && (isEmergency(other) || links.some((link) => leadsThere(other, link))),
  );
  for (const other of others) observer.observe(other);
  if (others.length === 0) host.toggleAttribute("data-ready", true);
  office?.addEventListener(openingChange, update, { signal });
  onEnd(signal, () => observer.disconnect());
};
