import { type DocumentName, isRecord } from "@consultorio/content";
import { useEffect, useMemo } from "react";
import { sharedValue } from "#api/shared-value.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** The editor on the screen, for the rest of the shell. */
interface OpenEditor {
  dirty: boolean;
  /** Saves the content of the screen. Resolves with whether it was saved; the editor itself shows the reason of a failure. */
  save: () => Promise<boolean>;
  /** The document that is edited. */
  name: DocumentName;
  store: DocumentStore;
  /** Saves or keeps the content of the screen, silently. Resolves with whether nothing of it can be lost. */
  keep: () => Promise<boolean>;
}

/** The editors on the screen: one for each document that it edits. */
const openEditors = sharedValue<readonly OpenEditor[]>([]);

interface OpenEditors extends Omit<OpenEditor, "name" | "store"> {
  /** As the confirmation of the checklist, in the form that is open: a change behind it would be a conflict. */
  confirm: (confirmation: Confirmation) => Promise<boolean>;
}

interface Confirmation {
  mark: string;
  label: string;
}

/** All editors of the screen as one; null where there is none. */
export function useOpenEditor(): OpenEditors | null {
  const editors = openEditors.use();
  return useMemo(() => {
    if (editors.length === 0) return null;
    const changed = editors.filter(({ dirty }) => dirty);
    return {
      dirty: changed.length > 0,
      save: () => saveEach(changed),
      confirm: (confirmation) => confirmIn(editors, confirmation),
      keep: () => saveEach(changed.map(({ keep }) => ({ save: keep }))),
    };
  }, [editors]);
}

async function confirmIn(editors: readonly OpenEditor[], confirmation: Confirmation): Promise<boolean> {
  const editor = editors.find(({ name }) => name === "siteContent");
  if (!editor) return false;
  const confirmed = editor.store.get("confirmed");
  const others = Array.isArray(confirmed)
    ? confirmed.filter((other) => !isRecord(other) || other.mark !== confirmation.mark)
    : [];
  editor.store.set("confirmed", [...others, { ...confirmation, explicit: true }]);
  return editor.save();
}

/** One after the other: each moves the version of the draft. Resolves with whether all were saved. */
export async function saveEach(editors: readonly Pick<OpenEditor, "save">[]): Promise<boolean> {
  let saved = true;
  for (const { save } of editors) saved = (await save()) && saved;
  return saved;
}

/** Registers the editor on the screen, so that publishing and leaving can know of unsaved changes. */
export function useAsOpenEditor({ name, dirty, save, keep, store }: OpenEditor) {
  useEffect(() => {
    const editor = { name, dirty, save, keep, store };
    openEditors.set([...openEditors.get(), editor]);
    return () => openEditors.set(openEditors.get().filter((one) => one !== editor));
  }, [name, dirty, save, keep, store]);
}
