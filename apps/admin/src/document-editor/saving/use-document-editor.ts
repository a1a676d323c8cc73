import type { DocumentName, FieldProblem } from "@consultorio/content";
import { documentShape } from "@consultorio/content/document-shape";
import { useState, useSyncExternalStore } from "react";
import { type Draft, typedValue } from "#api/draft.ts";
import type { Conflict } from "#api/save-unless-changed.ts";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { DocumentStore } from "#document-editor/document/document-store.ts";
import { useLatest } from "#document-editor/document/use-latest.ts";
import { useAsOpenEditor } from "./open-editor.ts";
import { messages } from "./strings.ts";
import { useAutosave } from "./use-autosave.ts";
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
  const { dirty, setSaved } = useUnsavedChanges(name, store, typedValue(draft));
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
    name,
    store,
    dirty,
    save,
    /** Marks the wrong fields, except the one that has the focus. */
    mark,
    /** Saves or keeps the typed content, silently. Resolves with whether nothing of it can be lost. */
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
  /** The messages after a save, and after a failed save. */
  saveMessages: { saved: string; saveFailed: string };
  /** The problem of the first wrong field, shown beside their number. */
  describe?: (first: FieldProblem) => string;
  /** The place of a field on the screen: the wrong ones come in that order. */
  place?: (path: string) => number;
  /** Leads to one of the wrong fields. */
  onWrong: (problems: [FieldProblem, ...FieldProblem[]]) => void;
}

/** A {@link useDocumentEditor} whose wrong fields are marked, and counted in its save bar by `problem`. */
export function useFormEditor<Name extends DocumentName>(
  name: Name,
  draft: Draft<Name>,
  { saveMessages, describe, place = () => 0, onWrong }: FormEditor,
) {
  /** The result of the last save that somebody asked for. */
  const [end, setEnd] = useState<{ failed: boolean; wrong: FieldProblem[] }>({ failed: false, wrong: [] });
  const show = (failed: boolean, problems: FieldProblem[]) => {
    const wrong = problems.toSorted((a, b) => place(a.path) - place(b.path));
    setEnd({ failed, wrong });
    // The first message of each field.
    editor.store.showErrors(new Map(wrong.toReversed().map(({ path, message }) => [path, message])));
    const [first, ...others] = wrong;
    if (first) onWrong([first, ...others]);
  };
  const editor = useDocumentEditor(name, draft, {
    onSaved: () => toasts.success(saveMessages.saved),
    onProblems: (problems) => show(false, problems),
    onFailed: (problems) => {
      toasts.saveFailed(saveMessages.saveFailed);
      show(true, problems);
    },
  });
  const { store, blocker } = editor;
  const errors = useSyncExternalStore(store.subscribe, () => store.errors);
  // Fields that were corrected since are not wrong any more.
  const [first, ...others] = end.wrong.filter(({ path }) => errors.has(path));
  const problem = first ? wordsOf([first, ...others], describe) : null;
  const failure = end.failed && (first || end.wrong.length === 0) ? saveMessages.saveFailed : null;
  return { editor, problem: blocker === null ? null : (failure ?? problem) };
}

function wordsOf([first, ...others]: [FieldProblem, ...FieldProblem[]], describe: FormEditor["describe"]) {
  const count = 1 + others.length;
  const message = describe?.(first);
  if (count === 1) return message ?? messages.problems.one;
  return message === undefined
    ? fill(messages.problems.several, { count })
    : fill(messages.problems.first, { count, message });
}
