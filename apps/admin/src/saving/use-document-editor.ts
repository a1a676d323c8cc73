import type { DocumentName } from "@consultorio/content";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Conflict } from "../api/save-unless-changed.ts";
import { DocumentStore } from "../form/document-store.ts";
import { documentShape } from "./document-shape.ts";
import { useAsOpenEditor } from "./open-editor.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDirtiness } from "./use-dirtiness.ts";
import { type EditorEvents, useKeeping } from "./use-keeping.ts";
import { useLatest } from "./use-latest.ts";
import { useLocalCopy } from "./use-local-copy.ts";

/**
 * A document under an editor's hands: saved when asked and by itself, kept in this browser meanwhile, and never
 * saved over somebody else's changes unasked.
 */
export function useDocumentEditor<Name extends DocumentName>(
  name: Name,
  draft: Draft<Name>,
  events: EditorEvents,
) {
  const [store] = useState(() => new DocumentStore(draft.value, documentShape(name)));
  const { dirty, keep } = useDirtiness(store, draft.value);
  const { run, conflict, asked, setAsked, ...keeping } = useKeeping({ name, draft, store, keep, events });
  const copy = useLocalCopy(name, keeping.base.version, store, dirty);
  const save = useLatest((over?: Conflict) => run(true, over));
  useAsOpenEditor(dirty, save);
  useAutosave({
    store,
    pending: dirty && conflict === null,
    saving: keeping.saving,
    save: () => run(false),
  });

  return {
    ...keeping,
    store,
    dirty,
    save,
    copy,
    conflict: asked ? conflict : null,
    /** A save by itself met another's: nothing covers the screen until the editor asks. */
    showConflict: () => setAsked(true),
    forgetConflict: () => setAsked(false),
    /** Goes on from both versions joined, and saves them. */
    saveMerged: (other: Conflict, value: unknown) => {
      store.replace(value);
      void save(other);
    },
  };
}

export type DocumentEditor = ReturnType<typeof useDocumentEditor>;
