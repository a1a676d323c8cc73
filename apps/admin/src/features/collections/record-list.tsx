import { Button, TextInput } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Paged, pageOf, pageSize } from "#components/paged.tsx";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { useDocument } from "#document-editor/document/document-context.ts";
import { RemovedRow } from "#document-editor/lists/row-actions.tsx";
import { SortableRows } from "#document-editor/lists/sortable-rows.tsx";
import { useEntries } from "#document-editor/lists/use-entries.ts";
import classes from "./collections.module.css";
import { DeleteRecordDialog } from "./delete-record-dialog.tsx";
import { kindWords } from "./kind-fields.ts";
import { MoveRecordDialog } from "./move-record-dialog.tsx";
import { NewRecordDialog } from "./new-record-dialog.tsx";
import { isFoundBy, type RecordSummary, summaryOf } from "./record.ts";
import { RecordBin } from "./record-bin.tsx";
import { copiedRecord } from "./record-edits.ts";
import { RecordRow } from "./record-row.tsx";
import { messages } from "./strings.ts";

/** The records of a collection in the order of the site: searched, added, duplicated, hidden, moved and removed. */
export function RecordList({ kind }: { kind: CollectionKind }) {
  const { store } = useDocument();
  const { entries, keys, insert, remove, move, removed, putBack } = useEntries("");
  const { nuevo, busca = "", hoja = 1 } = useSearch({ from: "/shell/colecciones/$coleccion" });
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  // The address follows what is typed.
  const [search, setSearch] = useState(busca);
  const searched = useDeferredValue(search.trim());
  /** The places of the records that somebody wants to delete and to move. */
  const [deleting, setDeleting] = useState<number | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const showPage = (page: number, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, hoja: page }),
      replace,
      resetScroll: false,
    });
  const { unnamed, add } = kindWords(kind);
  const records = entries.map((record, index) => summaryOf(record, index, unnamed));
  const matches =
    searched === "" ? records : records.filter(({ index }) => isFoundBy(entries[index], searched));
  const list = useArrivals(matches, hoja, showPage);
  const taken = records.map(({ id }) => id);
  const nameAt = (index: number) => records[index]?.name ?? "";
  const leaving = deleting === null ? undefined : records[deleting];
  const moved = moving === null ? undefined : records[moving];
  const row = (record: RecordSummary, onMove: (to: number) => void) => (
    <RecordRow
      key={keys[record.index]}
      id={keys[record.index] ?? ""}
      kind={kind}
      record={record}
      count={records.length}
      sortable={searched === ""}
      onMove={onMove}
      {...(records.length > pageSize && { onMoveFar: () => setMoving(record.index) })}
      onDuplicate={() => {
        insert(record.index + 1, copiedRecord(kind, entries[record.index], taken, messages.copyMark));
        list.arrive(record.index + 1);
      }}
      onRemove={() => setDeleting(record.index)}
    />
  );
  return (
    <div ref={list.ref} className={classes.list}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={messages.search}
          placeholder={messages.searchHint}
          description={searched === "" ? undefined : messages.noOrder}
          value={search}
          onChange={({ currentTarget: { value } }) => {
            setSearch(value);
            void navigate({
              search: ({ busca: _, hoja: __, ...before }) =>
                value === "" ? before : { ...before, busca: value },
              replace: true,
              resetScroll: false,
            });
          }}
        />
        <Button
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => void navigate({ search: (before) => ({ ...before, nuevo: "si" }) })}
        >
          {add}
        </Button>
      </div>
      {removed && (
        <RemovedRow
          key={removed.key}
          name={summaryOf(removed.value, removed.index, unnamed).name}
          onPutBack={() => {
            putBack();
            list.arrive(Math.min(removed.index, entries.length));
          }}
        />
      )}
      {matches.length === 0 && searched !== "" && (
        <p role="status">{fill(messages.nothingFound, { text: search })}</p>
      )}
      <Paged total={matches.length} page={hoja} onPage={showPage}>
        {(from, to) =>
          searched === "" ? (
            <SortableRows
              className={classes.rows}
              keys={keys}
              drawn={{ from, to }}
              nameOf={nameAt}
              onMove={(index, place) => {
                move(index, place);
                if (place < from || place >= to) showPage(pageOf(place), true);
              }}
            >
              {(index, moveTo) => records[index] && row(records[index], moveTo)}
            </SortableRows>
          ) : (
            <ul className={classes.rows}>
              {matches.slice(from, to).map((record) => row(record, () => undefined))}
            </ul>
          )
        }
      </Paged>
      <RecordBin
        kind={kind}
        entries={entries}
        onRecover={({ record, index }, name) => {
          // Where the list is shorter now, it is the last one.
          insert(index, record);
          toasts.success(fill(messages.bin.recovered, { name }));
        }}
      />
      {leaving && (
        <DeleteRecordDialog
          kind={kind}
          record={leaving}
          store={store}
          onDelete={() => {
            remove(leaving.index);
            setDeleting(null);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
      {moved && (
        <MoveRecordDialog
          name={moved.name}
          place={moved.index + 1}
          count={records.length}
          onMove={(place) => {
            move(moved.index, place - 1);
            list.arrive(place - 1);
            setMoving(null);
          }}
          onClose={() => setMoving(null)}
        />
      )}
      {nuevo && (
        <NewRecordDialog
          kind={kind}
          taken={taken}
          onCreate={(record) => insert(records.length, record)}
          onClose={() => void navigate({ search: ({ nuevo: _, ...before }) => before, replace: true })}
        />
      )}
    </div>
  );
}

/** Gives the focus to a record that came to a place of the list, on its page: a screen reader says which one. */
function useArrivals(
  matches: readonly RecordSummary[],
  page: number,
  showPage: (page: number, replace: boolean) => void,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [arrived, arrive] = useState<{ index: number } | null>(null);
  const row = matches.findIndex(({ index }) => index === arrived?.index);
  // Once for each arrival: to go to a page takes a moment.
  useEffect(() => {
    if (row >= 0 && pageOf(row) !== page) showPage(pageOf(row), true);
  }, [arrived]);
  useEffect(() => {
    if (arrived === null || (row >= 0 && pageOf(row) !== page)) return;
    ref.current?.querySelectorAll<HTMLElement>("[data-record]")[row % pageSize]?.focus();
    arrive(null);
  }, [arrived, row, page]);
  return { ref, arrive: (index: number) => arrive({ index }) };
}
