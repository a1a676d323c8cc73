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

/**
 * Makes the links that lead to a dialog without script (`#id`, or a file) into its buttons: `role`, the space bar,
 * and a plain click calls `open` instead of following the link. Clicks with a modifier still follow it.
 */
export function onOpener(host: HTMLElement, signal: AbortSignal, open: (opener: HTMLElement) => void): void {
  const openerOf = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest("[data-open-dialog]") : null;
    return found instanceof HTMLElement && host.contains(found) ? found : null;
  };
  for (const opener of host.querySelectorAll("a[data-open-dialog]")) {
    opener.setAttribute("role", "button");
    opener.setAttribute("aria-haspopup", "dialog");
  }
  host.addEventListener(
    "click",
    (event) => {
      const opener = openerOf(event);
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(opener);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const opener = openerOf(event);
      if (!opener || event.key !== " ") return;
      event.preventDefault();
      open(opener);
    },
    { signal },
  );
}
