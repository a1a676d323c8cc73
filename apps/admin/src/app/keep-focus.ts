/** Milliseconds that the code which changed the page has to set the focus itself. */
const grace = 100;

/**
 * Keeps the keyboard's place when the focused control is disabled, as a button during its call, or removed: the control
 * gets the focus again once it is enabled, otherwise the nearest heading around it. The returned function ends it.
 */
export function keepFocus(): () => void {
  /** The control that had the focus last, and its ancestors. */
  let trail: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => trail.length > 0 && document.activeElement === document.body;
  const take = ({ target }: FocusEvent) => {
    trail = target instanceof Element ? withParents(target) : [];
  };
  // A press beside every control takes the focus away on purpose.
  const forget = () => {
    trail = [];
  };
  const giveBack = () => {
    timer = undefined;
    const [control] = trail;
    const place = control?.isConnected ? control : headingAround(trail);
    if (isLost() && place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (isLost()) timer ??= setTimeout(giveBack, grace);
  });
  document.addEventListener("focusin", take);
  document.addEventListener("pointerdown", forget, true);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", take);
    document.removeEventListener("pointerdown", forget, true);
  };
}

function withParents(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...withParents(parentElement)] : [element];
}

/** The first heading in the nearest place that is still there; where only the page is, that of the dialog over it. */
function headingAround(trail: readonly Element[]): HTMLElement | null {
  for (const around of trail) {
    if (!around.isConnected) continue;
    const dialog = around === document.body && [...document.querySelectorAll("[role='dialog']")].at(-1);
    const heading = (dialog || around).querySelector<HTMLElement>("h1, h2, h3");
    if (heading === null) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return null;
}
