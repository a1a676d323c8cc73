import type { DocumentName, FieldProblem } from "@consultorio/content";
import { useState } from "react";
import { type Draft, typedValue } from "#api/draft.ts";
import type { Conflict } from "#api/save-unless-changed.ts";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { documentShape } from "#document-shape/document-shape.ts";
import { DocumentStore } from "../document/document-store.ts";
import { useAsOpenEditor } from "./open-editor.ts";
import { words } from "./strings.ts";
import { useAutosave } from "./use-autosave.ts";
import { useLatest } from "./use-latest.ts";
import { useLocalCopy } from "./use-local-copy.ts";
import { useMarks } from "./use-marks.ts";
import { type SaveEvents, useSaveDocument } from "./use-save-document.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/**
 * A document that is being edited: saved when somebody asks and by itself, copied to this browser meanwhile, and never
 * saved over somebody else's changes unless the editor decides so.
 */
export function useDocumentEditor<Name extends DocumentName>(
  name: Name,
  draft: Draft<Name>,
  events: SaveEvents,
) {
  const [store] = useState(() => new DocumentStore(typedValue(draft), documentShape(name)));
  const { dirty, setSaved } = useUnsavedChanges(store, typedValue(draft));
  const saving = useSaveDocument({ name, draft, store, setSaved, events });
  const { conflict, conflictShown, showConflict } = saving;
  const copy = useLocalCopy(name, saving.base.version, store, dirty);
  const mark = useMarks(name, store, draft.unfinished !== undefined);
  const save = useLatest(async (over?: Conflict) => (await saving.save(true, over)) === "saved");
  const keep = useLatest(async () => ["saved", "kept"].includes(await saving.save(false)));
  useAsOpenEditor({ name, dirty, save, keep, store });
  useAutosave({
    store,
    pending: dirty && conflict === null,
    saving: saving.saving,
    save: () => saving.save(false),
  });
  return {
    ...saving,
    store,
    dirty,
    save,
    /** Marks the fields that are wrong, save for the one that has the focus. */
    mark,
    /** Saves or keeps what was typed, silently. Resolves with whether nothing of it can be lost. */
    keep,
    copy,
    conflict: conflictShown ? conflict : null,
    /** After a conflict of an automatic save nothing covers the screen until the editor asks. */
    showConflict: () => showConflict(true),
    closeConflict: () => showConflict(false),
    /** Goes on from both versions merged, and saves them. */
    saveMerged: (other: Conflict, value: unknown) => {
      store.replace(value);
      void save(other);
    },
  };
}

export type DocumentEditor = ReturnType<typeof useDocumentEditor>;

interface FormEditor {
  /** What the editor says after a save, and after a save that failed. */
  messages: { saved: string; saveFailed: string };
  /** What the editor says about wrong fields; without it, how many there are. */
  describe?: (first: FieldProblem) => string;
  /** Leads to one of the wrong fields. */
  onWrong: (problems: [FieldProblem, ...FieldProblem[]]) => void;
}

/** A {@link useDocumentEditor} whose wrong fields are marked, and counted in its save bar by `problem`. */
export function useFormEditor<Name extends DocumentName>(
  name: Name,
  draft: Draft<Name>,
  { messages, describe, onWrong }: FormEditor,
) {
  const [message, setMessage] = useState<string | null>(null);
  const show = (problems: FieldProblem[]) => {
    // The first message of each field.
    editor.store.showErrors(new Map(problems.toReversed().map(({ path, message: text }) => [path, text])));
    const [first, ...others] = problems;
    if (first) onWrong([first, ...others]);
  };
  const editor = useDocumentEditor(name, draft, {
    onSaved: () => toasts.success(messages.saved),
    onProblems: (problems) => {
      const [first] = problems;
      setMessage(first ? (describe?.(first) ?? countProblems(problems.length)) : null);
      show(problems);
    },
    onFailed: (problems) => {
      setMessage(messages.saveFailed);
      toasts.saveFailed(messages.saveFailed);
      show(problems);
    },
  });
  return { editor, problem: editor.blocker === null ? null : message };
}

const countProblems = (count: number) =>
  count === 1 ? words.problems.one : fill(words.problems.several, { count });
