import { onBackdrop, onOpener } from "../dialog/dialog-openers.ts";
import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-video>`: its `a[data-open-dialog]` leads to the file; with script the `<video>` plays in the `<dialog>`.
 * However it closes, the video pauses and rewinds. A video that fails to play is logged and no more.
 */
export const video: Behaviour = (host, signal) => {
  const dialog = part(host, "dialog", HTMLDialogElement);
  const player = part(dialog, "video", HTMLVideoElement);
  const stop = () => {
    player.pause();
    player.currentTime = 0;
  };
  onOpener(host, signal, () => {
    if (!dialog.open) dialog.showModal();
    player.play().catch((reason: unknown) => {
      if (dialog.open) console.warn("<c-video>: the video does not play.", reason);
    });
  });
  dialog.addEventListener(
    "click",
    (event) => {
      if (hit(dialog, event, "[data-close]") || onBackdrop(dialog, event)) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener("close", stop, { signal });
  onEnd(signal, () => {
    dialog.close();
    stop();
  });
};
