import { useEffect, useSyncExternalStore } from "react";

/** The editor on the screen, as the rest of the shell knows it. */
export interface OpenEditor {
  dirty: boolean;
  /** Saves what is on the screen. Resolves with whether it was saved; the editor itself says why not. */
  save: () => Promise<boolean>;
}

let current: OpenEditor | null = null;
const listeners = new Set<() => void>();

function replace(next: OpenEditor | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Says which editor is on the screen, so that publishing and leaving can ask about unsaved changes. */
export function useAsOpenEditor(dirty: boolean, save: () => Promise<boolean>) {
  useEffect(() => {
    replace({ dirty, save });
    return () => replace(null);
  }, [dirty, save]);
}

/** The editor on the screen, or null. */
export function useOpenEditor(): OpenEditor | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
