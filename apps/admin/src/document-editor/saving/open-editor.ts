import { useEffect } from "react";
import { sharedValue } from "#api/shared-value.ts";

/** What the rest of the shell knows of the editor on the screen. */
interface OpenEditor {
  dirty: boolean;
  /** Saves what is on the screen. Resolves with whether it was saved; the editor itself says why not. */
  save: () => Promise<boolean>;
}

/** The editor on the screen, or null. */
const openEditor = sharedValue<OpenEditor | null>(null);
export const useOpenEditor = openEditor.use;

/** Says which editor is on the screen, so that publishing and leaving can ask about unsaved changes. */
export function useAsOpenEditor(dirty: boolean, save: () => Promise<boolean>) {
  useEffect(() => {
    openEditor.set({ dirty, save });
    return () => openEditor.set(null);
  }, [dirty, save]);
}
