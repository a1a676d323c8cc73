import { type Behaviour, hit } from "../element/define-element.ts";

const item = "[data-submenu]";
const toggle = "[data-toggle]";

/**
 * `<c-menu>`: a disclosure navigation (ARIA Authoring Practices) with top-level links. An entry with a submenu is
 * `[data-submenu]` around its link, a `button[data-toggle]` and a `[data-panel]`; open, it has `data-open`.
 * A mouse opens by hovering; leaving, an outside click, Escape and losing the focus close, and a click on a link. Touch and keyboard use
 * the button; arrows, Home and End move within the panel. Without script the panels open by `:hover` and
 * `:focus-within`.
 */
export const menu: Behaviour = (host, signal) => {
  const entries = () => [...host.querySelectorAll(item)];
  const setOpen = (opened: Element | null) => {
    for (const entry of entries()) {
      const open = entry.toggleAttribute("data-open", entry === opened);
      entry.querySelector(toggle)?.setAttribute("aria-expanded", String(open));
    }
  };
  /** The entry under the mouse: clicking its button keeps open what hovering opened. */
  let hovered: Element | null = null;
  const current = () => host.querySelector(`${item}[data-open]`);

  host.addEventListener(
    "pointerover",
    (event) => {
      hovered = event.pointerType === "mouse" ? hit(host, event, item) : null;
      if (event.pointerType === "mouse") setOpen(hovered);
    },
    { signal },
  );
  host.addEventListener(
    "pointerleave",
    (event) => {
      hovered = null;
      if (event.pointerType === "mouse") setOpen(null);
    },
    { signal },
  );
  host.addEventListener(
    "click",
    (event) => {
      // A link that the host follows without loading the page leaves the menu where it is.
      if (hit(host, event, "a[href]")) setOpen(null);
      if (!hit(host, event, toggle)) return;
      const entry = hit(host, event, item);
      const byMouse = event.detail > 0 && entry === hovered;
      setOpen(entry === current() && !byMouse ? null : entry);
    },
    { signal },
  );
  host.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const open = current();
      if (open && relatedTarget instanceof Node && !open.contains(relatedTarget)) setOpen(null);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      if (moveWithin(hit(host, event, item), event, setOpen)) event.preventDefault();
    },
    { signal },
  );
  // The browser may come back to the page as it was left.
  window.addEventListener("pagehide", () => setOpen(null), { signal });
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (event.target instanceof Node && !host.contains(event.target)) setOpen(null);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      const open = current();
      const button = open?.querySelector(toggle);
      if (open?.contains(document.activeElement) && button instanceof HTMLElement) button.focus();
      setOpen(null);
    },
    { signal },
  );
};

/** Arrow keys, Home and End among a panel's links; ArrowDown on the button opens it first. */
function moveWithin(
  entry: HTMLElement | null,
  event: KeyboardEvent,
  setOpen: (entry: Element) => void,
): boolean {
  if (!entry) return false;
  const links: (Element | null)[] = [...entry.querySelectorAll("[data-panel] a[href]")];
  const { activeElement } = document;
  const at = links.indexOf(activeElement);
  const fromButton = activeElement?.matches(toggle) === true;
  if (at < 0 && !(fromButton && event.key === "ArrowDown")) return false;
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (goal === undefined) return false;
  setOpen(entry);
  const target = goal < 0 ? entry.querySelector(toggle) : links[Math.min(goal, links.length - 1)];
  if (target instanceof HTMLElement) target.focus();
  return true;
}
