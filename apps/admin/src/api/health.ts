import { useSyncExternalStore } from "react";
import { isRecord } from "#document-shape/is-record.ts";

/** Milliseconds between two questions whether the server can save again. */
const pause = 4000;

let away = false;
let asking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(next: boolean) {
  if (next === away) return;
  away = next;
  for (const listener of listeners) listener();
}

/** Takes note that a call found the server, or its database, away; asks until it is back. */
export function noteAway() {
  tell(true);
  clearTimeout(asking);
  asking = setTimeout(askAgain, pause);
}

/** Takes note that a call was answered. */
export function noteAnswered() {
  clearTimeout(asking);
  tell(false);
}

async function askAgain() {
  try {
    const response = await fetch(new URL("/readyz", window.location.origin), { cache: "no-store" });
    const state: unknown = await response.json();
    if (isRecord(state) && state.database === true) return noteAnswered();
  } catch {
    // No answer yet: the next question follows.
  }
  asking = setTimeout(askAgain, pause);
}

/** Whether the server cannot save at the moment. */
export function useServerAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => away,
  );
}
