import type { FieldProblem } from "@consultorio/content";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { Draft } from "../api/draft.ts";
import type { Reveal } from "../form/form-context.ts";
import { BesidePreview } from "../preview/beside-preview.tsx";
import { PreviewToggle } from "../preview/preview-toggle.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { DocumentForm } from "../saving/document-form.tsx";
import { firstOfEach } from "../saving/first-of-each.ts";
import { SaveBar } from "../saving/save-bar.tsx";
import { useDocumentEditor } from "../saving/use-document-editor.ts";
import { words as siteContentWords } from "../site-content/strings.ts";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { type CollectionKind, kindWords } from "./collection-kinds.ts";
import { keyOf, summaryOf } from "./record.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordList } from "./record-list.tsx";
import { RecordPreview } from "./record-preview.tsx";
import { words } from "./strings.ts";

interface CollectionEditorProps {
  kind: CollectionKind;
  draft: Draft<CollectionKind>;
}

/** Edits a collection as a whole: its list and its records share what is unsaved. */
export function CollectionEditor({ kind, draft }: CollectionEditorProps) {
  const { registro, campo } = useSearch({ from: "/shell/colecciones/$coleccion" });
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const [open, setOpen] = usePreviewOpen();
  const [failure, setFailure] = useState<string | null>(null);

  const show = (problems: FieldProblem[]) => {
    editor.store.showErrors(firstOfEach(problems));
    const [first] = problems;
    if (!first) return;
    const [index = "", ...field] = first.path.split(".");
    const record = summaryOf(editor.store.get(index), Number(index), kindWords(kind).unnamed);
    void navigate({ search: { registro: keyOf(record), campo: field.join(".") } });
  };
  const editor = useDocumentEditor(kind, draft, {
    onSaved: () => toasts.success(words.saved),
    onProblems: (problems) => {
      setFailure(problems.length === 0 ? null : countWords(problems.length));
      show(problems);
    },
    onFailed: (problems) => {
      setFailure(words.saveFailed);
      toasts.error(words.saveFailed);
      show(problems);
    },
  });
  const { store } = editor;
  const index = useSyncExternalStore(store.subscribe, () => placeOf(store.value, registro));
  const reveal = useMemo<Reveal | null>(
    () => (index >= 0 && campo ? { path: `${index}.${campo}` } : null),
    [index, campo],
  );

  return (
    <DocumentForm editor={editor} reveal={reveal}>
      {registro === undefined ? (
        <RecordList kind={kind} />
      ) : (
        <BesidePreview
          open={open}
          preview={<RecordPreview kind={kind} index={index} store={store} onClose={() => setOpen(false)} />}
        >
          <RecordForm kind={kind} index={index} />
        </BesidePreview>
      )}
      <SaveBar
        editor={editor}
        problem={editor.hindrance === null ? null : failure}
        saveLabel={words.save}
        savingLabel={words.saving}
        preview={index >= 0 && <PreviewToggle open={open} onToggle={setOpen} />}
      />
    </DocumentForm>
  );
}

/** The place of the record that an address names, or -1. */
const placeOf = (value: unknown, wanted: string | undefined): number =>
  wanted === undefined || !Array.isArray(value)
    ? -1
    : value.findIndex((record, index) => keyOf(summaryOf(record, index, "")) === wanted);

const countWords = (count: number) =>
  count === 1 ? siteContentWords.oneProblem : fill(siteContentWords.problems, { count });
