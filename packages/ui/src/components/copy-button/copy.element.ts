import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/** Milliseconds until the button is as before. */
const answerTime = 3000;

/**
 * `<c-copy>`: its `[data-copy]` copies the text in `data-text`. For three seconds `data-state` is then `copied` or
 * `failed`, and its live region, `[role="status"]`, says `data-copied` or `data-failed`.
 */
export const copy: Behaviour = (host, signal) => {
  const status = part(host, '[role="status"]', HTMLElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reset = () => {
    clearTimeout(timer);
    delete host.dataset.state;
    status.textContent = "";
  };
  const answer = (state: "copied" | "failed") => {
    reset();
    if (signal.aborted) return;
    host.dataset.state = state;
    status.textContent = host.dataset[state] ?? "";
    timer = setTimeout(reset, answerTime);
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(host.dataset.text ?? "");
      answer("copied");
    } catch (reason) {
      console.warn("<c-copy>: the text could not be copied.", reason);
      answer("failed");
    }
  };
  host.addEventListener(
    "click",
    (event) => {
      if (hit(host, event, "[data-copy]")) void write();
    },
    { signal },
  );
  onEnd(signal, reset);
};
