import { asButtons, onBackdrop, onOpener } from "../dialog/dialog-openers.ts";
import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-drawer>`: its `[data-open-dialog]` link opens its `<dialog>` as a modal one, which keeps the focus inside,
 * gives it back and closes on Escape. A click on the backdrop, on a link or on `[data-close]` closes it too. The
 * page's scroll is locked by CSS while a modal `dialog[data-lock]` is open. Without script the dialog is shown by
 * `:target`; one that was opened so before the script came becomes a modal one.
 */
export const drawer: Behaviour = (host, signal) => {
  const dialog = part(host, "dialog", HTMLDialogElement);
  const open = () => {
    if (!dialog.open) dialog.showModal();
  };
  onOpener(host, signal, open);
  if (dialog.matches(":target")) {
    location.replace("#top");
    open();
  }
  asButtons(dialog, "[data-close]", signal);
  dialog.addEventListener(
    "click",
    (event) => {
      const closer = hit(dialog, event, "[data-close]");
      if (closer) event.preventDefault();
      if (closer || hit(dialog, event, "a[href]") || onBackdrop(dialog, event)) dialog.close();
    },
    { signal },
  );
  onEnd(signal, () => dialog.close());
};
