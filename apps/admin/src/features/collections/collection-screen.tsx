import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { type Draft, draftQuery } from "#api/draft.ts";
import { NotFound } from "#components/message-page.tsx";
import { sameOrigin } from "#components/way-back.tsx";
import { type CollectionKind, kindAt } from "#document-editor/document/collection-kinds.ts";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { useFormEditor } from "#document-editor/saving/use-document-editor.ts";
import { useRevealed } from "#document-editor/saving/use-revealed.ts";
import { BesidePreview, PreviewToggle, usePreviewOpen } from "#live-preview/beside-preview.tsx";
import { QueryScreen } from "#screen/query-screen.tsx";
import { kindWords } from "./kind-fields.ts";
import { formerIdsOf, keyOf, summaryOf } from "./record.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordList } from "./record-list.tsx";
import { RecordPreview } from "./record-preview.tsx";
import { messages } from "./strings.ts";

/** One collection: its list, or one of its records. */
export function CollectionScreen() {
  const { coleccion } = useParams({ from: "/shell/colecciones/$coleccion" });
  const kind = kindAt(coleccion);
  return kind ? <Collection key={kind} kind={kind} /> : <NotFound />;
}

function Collection({ kind }: { kind: CollectionKind }) {
  return (
    <QueryScreen
      title={kindWords(kind).title}
      intro={messages.order}
      query={useQuery(draftQuery(kind))}
      failed={messages.loadFailed}
    >
      {(draft) => <CollectionEditor key={draft.version} kind={kind} draft={draft} />}
    </QueryScreen>
  );
}

/** Edits a collection as a whole: its list and its records share their unsaved changes. */
function CollectionEditor({ kind, draft }: { kind: CollectionKind; draft: Draft<CollectionKind> }) {
  const { registro, campo } = useSearch({ from: "/shell/colecciones/$coleccion" });
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const [open, setOpen] = usePreviewOpen();
  const { editor, problem } = useFormEditor(kind, draft, {
    saveMessages: messages,
    onWrong: ([{ path }]) => {
      const [index = "", ...field] = path.split(".");
      const record = summaryOf(store.get(index), Number(index), kindWords(kind).unnamed);
      void navigate({
        search: ({ busca, hoja }) => ({ busca, hoja, registro: keyOf(record), campo: field.join(".") }),
        state: sameOrigin,
        resetScroll: false,
      });
    },
  });
  const { store } = editor;
  const index = useSyncExternalStore(store.subscribe, () => placeOf(store.value, registro));
  const reveal = useRevealed(index >= 0 && campo ? `${index}.${campo}` : undefined);
  return (
    <DocumentForm
      editor={editor}
      problem={problem}
      reveal={reveal}
      preview={index >= 0 && <PreviewToggle open={open} onToggle={setOpen} />}
    >
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
    </DocumentForm>
  );
}

/** The index of the record that an address names by its id, by a former id, or by its number in the list; -1 for none. */
function placeOf(value: unknown, wanted: string | undefined): number {
  if (wanted === undefined || !Array.isArray(value)) return -1;
  const named = value.findIndex((record, index) => keyOf(summaryOf(record, index, "")) === wanted);
  if (named >= 0) return named;
  const former = value.findIndex((record) => formerIdsOf(record).includes(wanted));
  if (former >= 0 || !/^\d{1,4}$/.test(wanted)) return former;
  return Number(wanted) <= value.length ? Number(wanted) - 1 : -1;
}
