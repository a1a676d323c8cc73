import { onOpener } from "../dialog/dialog-openers.ts";
import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-overlay>`: each `a[data-open-dialog]` inside leads to a picture file; with script the picture opens large in
 * the `<dialog>`, in its empty `[data-stage]`, described as the small one is. A click anywhere closes, so does
 * Escape; arrow keys and `[data-step]` buttons move to the neighbours, around the ends.
 */
export const overlay: Behaviour = (host, signal) => {
  const dialog = part(host, "dialog", HTMLDialogElement);
  const stage = part(dialog, "[data-stage]", HTMLElement);
  const openers = () => [...host.querySelectorAll<HTMLElement>("a[data-open-dialog]")];
  let shown = 0;

  const show = (index: number) => {
    const all = openers();
    shown = (index + all.length) % all.length;
    const opener = all[shown];
    const picture = document.createElement("img");
    picture.src = opener?.getAttribute("href") ?? "";
    picture.alt = opener?.querySelector("img")?.alt ?? "";
    stage.replaceChildren(picture);
  };

  onOpener(host, signal, (opener) => {
    show(openers().indexOf(opener));
    dialog.toggleAttribute("data-several", openers().length > 1);
    if (!dialog.open) dialog.showModal();
  });
  dialog.addEventListener(
    "click",
    (event) => {
      const step = hit(dialog, event, "[data-step]");
      if (step) show(shown + Number(step.dataset.step));
      else dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "ArrowRight") show(shown + 1);
      if (key === "ArrowLeft") show(shown - 1);
    },
    { signal },
  );
  dialog.addEventListener("close", () => stage.replaceChildren(), { signal });
  onEnd(signal, () => {
    dialog.close();
    stage.replaceChildren();
  });
};
