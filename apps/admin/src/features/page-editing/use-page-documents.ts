import { type DocumentName, documentNames } from "@consultorio/content";
import { useState } from "react";
import type { Drafts } from "#api/use-drafts.ts";
import { toasts } from "#components/toasts.ts";
import { SharedHistory } from "#document-editor/document/shared-history.ts";
import { saveEach } from "#document-editor/saving/open-editor.ts";
import type { SaveState } from "#document-editor/saving/save-bar.tsx";
import { type DocumentEditor, useDocumentEditor } from "#document-editor/saving/use-document-editor.ts";
import { messages } from "./strings.ts";

/** An editor for each document: text that is typed on a page is saved as in its form. */
export type PageDocuments = Record<DocumentName, DocumentEditor>;

/** Problems are marked while somebody types. */
const events = {
  onSaved: () => undefined,
  onProblems: () => undefined,
  onFailed: () => toasts.saveFailed(messages.saveFailed),
};

export function usePageDocuments(drafts: Drafts): PageDocuments;
export function usePageDocuments(drafts: Drafts): Record<string, DocumentEditor> {
  // The names are the same in every render, and so is the order of the hooks.
  return Object.fromEntries(
    documentNames.map((name) => [name, useDocumentEditor(name, drafts[name], events)]),
  );
}

/** How the documents are saved, as if they were one. */
export function useSharedState(documents: PageDocuments) {
  const editors = documentNames.map((name) => documents[name]);
  const [store] = useState(() => new SharedHistory(editors.map((editor) => editor.store)));
  const changed = editors.filter(({ dirty }) => dirty);
  const blocked = (["conflict", "failed", "problems"] as const).find((wanted) =>
    editors.some(({ blocker }) => blocker === wanted),
  );
  const state: SaveState = {
    store,
    dirty: changed.length > 0,
    saving: editors.some(({ saving }) => saving),
    savedAt: latest(editors.map(({ savedAt }) => savedAt)),
    blocker: blocked ?? null,
    showConflict: () => editors.find(({ blocker }) => blocker === "conflict")?.showConflict(),
    save: async () => {
      const saved = await saveEach(changed);
      if (saved) toasts.success(messages.saved);
      return saved;
    },
  };
  return {
    ...state,
    keep: async () => {
      const kept = await Promise.all(changed.map((editor) => editor.keep()));
      return kept.every(Boolean);
    },
    copy: sharedCopy(editors),
  };
}

function latest(moments: (Date | null)[]): Date | null {
  const dates = moments.filter((moment) => moment !== null);
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(Number)));
}

/** The copies of all documents in this browser, offered as one. */
function sharedCopy(editors: DocumentEditor[]) {
  const copies = editors.map(({ copy }) => copy).filter(({ offer }) => offer !== null);
  const at = latest(copies.map(({ offer }) => offer?.at ?? null));
  return {
    offer: at && { at },
    outdated: copies.some(({ outdated }) => outdated),
    recover: () => {
      for (const { recover } of copies) recover();
    },
    discard: () => {
      for (const { discard } of copies) discard();
    },
  };
}
