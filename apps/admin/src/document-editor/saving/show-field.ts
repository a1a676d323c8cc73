import { controlOf } from "#document-editor/document/control-of.ts";

/** How long a field is lit and kept in view while the form above it is still being drawn, in milliseconds. */
const litFor = 3000;

/** Events of a person who goes elsewhere: from then on the form does not scroll. */
const gestures = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Focuses a field, lights it, and keeps it in the middle of the screen while the form is drawn.
 * @returns ends that before its time
 */
export function showField(form: HTMLElement, path: string): () => void {
  const control = nearestControl(form, path);
  if (control === null) return () => {};
  const center = () => bringIntoView(control);
  const observer = new ResizeObserver(center);
  const stay = () => observer.disconnect();
  const stop = () => {
    stay();
    clearTimeout(timer);
    control.removeAttribute("data-lit");
    for (const gesture of gestures) removeEventListener(gesture, stay);
  };
  control.focus({ preventScroll: true });
  control.setAttribute("data-lit", "");
  center();
  observer.observe(form);
  for (const gesture of gestures) addEventListener(gesture, stay, { passive: true });
  const timer = setTimeout(stop, litFor);
  return stop;
}

/** Scrolls a control into the middle of the screen; of a higher one, its beginning with its heading. */
function bringIntoView(control: HTMLElement): void {
  const { top, height } = control.getBoundingClientRect();
  if (height < window.innerHeight / 3) control.scrollIntoView({ block: "center" });
  else window.scrollBy(0, top - Math.min(0.45 * window.innerHeight, 0.8 * window.innerHeight - height / 2));
}

/** The control of a field; if it has none, the nearest control around it. */
function nearestControl(form: HTMLElement, path: string): HTMLElement | null {
  const cut = path.lastIndexOf(".");
  return controlOf(form, path) ?? (cut < 0 ? null : nearestControl(form, path.slice(0, cut)));
}
