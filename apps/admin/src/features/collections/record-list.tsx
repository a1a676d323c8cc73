import { foldedText } from "@consultorio/content";
import { Button, TextInput } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
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
import { NewRecordDialog } from "./new-record-dialog.tsx";
import { type RecordSummary, searchableText, summaryOf } from "./record.ts";
import { RecordBin } from "./record-bin.tsx";
import { copiedRecord } from "./record-edits.ts";
import { RecordRow } from "./record-row.tsx";
import { messages } from "./strings.ts";

/** The records of a collection in the order of the site: searched, added, duplicated, hidden, moved and removed. */
export function RecordList({ kind }: { kind: CollectionKind }) {
  const { store } = useDocument();
  const { entries, keys, insert, remove, move, removed, putBack } = useEntries("");
  const [search, setSearch] = useState("");
  /** The place of the record that somebody wants to delete. */
  const [deleting, setDeleting] = useState<number | null>(null);
  const { nuevo } = useSearch({ from: "/shell/colecciones/$coleccion" });
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const { unnamed, add } = kindWords(kind);
  const records = entries.map((record, index) => summaryOf(record, index, unnamed));
  const wanted = foldedText(search.trim());
  const matches = records.filter(({ index }) => foldedText(searchableText(entries[index])).includes(wanted));
  const list = useArrivals(matches);
  const taken = records.map(({ id }) => id);
  const nameAt = (index: number) => records[index]?.name ?? "";
  const leaving = deleting === null ? undefined : records[deleting];
  const row = (record: RecordSummary, onMove: (to: number) => void) => (
    <RecordRow
      key={keys[record.index]}
      id={keys[record.index] ?? ""}
      kind={kind}
      record={record}
      count={records.length}
      sortable={wanted === ""}
      onMove={onMove}
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
          description={wanted === "" ? undefined : messages.noOrder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => void navigate({ search: { nuevo: "si" } })}
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
      {matches.length === 0 && wanted !== "" && (
        <p role="status">{fill(messages.nothingFound, { text: search })}</p>
      )}
      {wanted === "" ? (
        <SortableRows className={classes.rows} keys={keys} nameOf={nameAt} onMove={move}>
          {(index, moveTo) => records[index] && row(records[index], moveTo)}
        </SortableRows>
      ) : (
        <ul className={classes.rows}>{matches.map((record) => row(record, () => undefined))}</ul>
      )}
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
      {nuevo && (
        <NewRecordDialog
          kind={kind}
          taken={taken}
          onCreate={(record) => insert(records.length, record)}
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      )}
    </div>
  );
}

/** Gives the focus to a new record of the list: a screen reader reads its name. */
function useArrivals(drawn: readonly RecordSummary[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [arrived, arrive] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (arrived === null) return;
    const row = drawn.findIndex(({ index }) => index === arrived.index);
    ref.current?.querySelectorAll<HTMLElement>("[data-record]")[row]?.focus();
    arrive(null);
  }, [arrived, drawn]);
  return { ref, arrive: (index: number) => arrive({ index }) };
}
