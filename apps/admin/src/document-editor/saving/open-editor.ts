import { useEffect, useMemo } from "react";
import { sharedValue } from "#api/shared-value.ts";

/** What the rest of the shell knows of the editor on the screen. */
interface OpenEditor {
  dirty: boolean;
  /** Saves what is on the screen. Resolves with whether it was saved; the editor itself says why not. */
  save: () => Promise<boolean>;
}

/** The editors on the screen: one for each document that it edits. */
const openEditors = sharedValue<readonly OpenEditor[]>([]);

/** All editors of the screen as one; null where there is none. */
export function useOpenEditor(): OpenEditor | null {
  const editors = openEditors.use();
  return useMemo(() => {
    if (editors.length === 0) return null;
    const changed = editors.filter(({ dirty }) => dirty);
    return { dirty: changed.length > 0, save: () => saveEach(changed) };
  }, [editors]);
}

/** One after the other: each moves the version of the draft. Resolves with whether all were saved. */
export async function saveEach(editors: readonly Pick<OpenEditor, "save">[]): Promise<boolean> {
  let saved = true;
  for (const { save } of editors) saved = (await save()) && saved;
  return saved;
}

/** Says which editor is on the screen, so that publishing and leaving can ask about unsaved changes. */
export function useAsOpenEditor(dirty: boolean, save: () => Promise<boolean>) {
  useEffect(() => {
    const editor = { dirty, save };
    openEditors.set([...openEditors.get(), editor]);
    return () => openEditors.set(openEditors.get().filter((one) => one !== editor));
  }, [dirty, save]);
}
