import { onEnd } from "./define-element.ts";

/** Events of a person who has begun to use a page. */
const acts = ["scroll", "pointerdown", "pointermove", "keydown"] as const;

/** Runs `work` once somebody has begun to use the page: at once where it is scrolled already. */
export function afterFirstAct(work: () => void, signal: AbortSignal): void {
  if (window.scrollY > 0) {
    work();
    return;
  }
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    work();
  };
  // The page's own scroll, not that of a row inside it.
  for (const act of acts) window.addEventListener(act, begin, { signal: listening.signal, passive: true });
  onEnd(signal, () => listening.abort());
}
