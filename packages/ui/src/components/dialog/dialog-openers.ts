import { hit } from "../element/define-element.ts";

/** Whether a pointer event fell outside a dialog's box: on its backdrop. */
export function onBackdrop(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

/** Makes links that only do something here its buttons: `role`, and the space bar presses them. */
export function asButtons(host: HTMLElement, selector: string, signal: AbortSignal): void {
  for (const link of host.querySelectorAll(`a${selector}`)) link.setAttribute("role", "button");
  host.addEventListener(
    "keydown",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest(`a${selector}`) : null;
      if (event.key !== " " || !(link instanceof HTMLElement)) return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
}

/**
 * Makes the links that lead to a dialog without script (`#id`, or a file) into its buttons: `role`, the space bar,
 * and a plain click calls `open` instead of following the link. Clicks with a modifier still follow it.
 */
export function onOpener(host: HTMLElement, signal: AbortSignal, open: (opener: HTMLElement) => void): void {
  asButtons(host, "[data-open-dialog]", signal);
  for (const opener of host.querySelectorAll("a[data-open-dialog]")) {
    opener.setAttribute("aria-haspopup", "dialog");
  }
  host.addEventListener(
    "click",
    (event) => {
      const opener = hit(host, event, "[data-open-dialog]");
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(opener);
    },
    { signal },
  );
}
