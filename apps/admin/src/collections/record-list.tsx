import { Button, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { foldedText } from "../form/folded-text.ts";
import { useForm } from "../form/form-context.ts";
import { RemovedNotice } from "../form/removed-notice.tsx";
import { SortableRows } from "../form/sortable-rows.tsx";
import { type RemovedEntry, useEntries } from "../form/use-entries.ts";
import { fill } from "../strings.ts";
import { type CollectionKind, kindWords } from "./collection-kinds.ts";
import classes from "./collections.module.css";
import { copiedRecord } from "./new-record.ts";
import { NewRecordDialog } from "./new-record-dialog.tsx";
import { type RecordSummary, searchableText, summaryOf } from "./record.ts";
import { RecordRow } from "./record-row.tsx";
import { words } from "./strings.ts";

/** The records of a collection in the order of the site: found, added, doubled, hidden, moved and taken away. */
export function RecordList({ kind }: { kind: CollectionKind }) {
  const { readOnly } = useForm();
  const { entries, keys, insert, remove, move } = useEntries("");
  const [search, setSearch] = useState("");
  const [removed, setRemoved] = useState<RemovedEntry | null>(null);
  const [creating, setCreating] = useState(false);
  const unnamed = kindWords(kind).unnamed;
  const records = entries.map((record, index) => summaryOf(record, index, unnamed));
  const wanted = foldedText(search.trim());
  const found = records.filter(({ index }) => foldedText(searchableText(entries[index])).includes(wanted));
  const taken = records.map(({ id }) => id);
  const nameAt = (index: number) => records[index]?.name ?? "";

  const row = (record: RecordSummary, onMove: (to: number) => void) => (
    <RecordRow
      key={keys[record.index]}
      id={keys[record.index] ?? ""}
      kind={kind}
      record={record}
      count={records.length}
      sortable={wanted === "" && !readOnly}
      onMove={onMove}
      onDuplicate={() =>
        insert(record.index + 1, copiedRecord(kind, entries[record.index], taken, words.copyMark))
      }
      onRemove={() => {
        setRemoved({ index: record.index, value: entries[record.index] });
        remove(record.index);
      }}
    />
  );

  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          description={wanted === "" ? undefined : words.noOrder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button
          leftSection={<Plus size={18} aria-hidden />}
          disabled={readOnly}
          onClick={() => setCreating(true)}
        >
          {kindWords(kind).add}
        </Button>
      </div>
      {removed && (
        <RemovedNotice
          name={summaryOf(removed.value, removed.index, unnamed).name}
          onPutBack={() => {
            insert(removed.index, removed.value);
            setRemoved(null);
          }}
        />
      )}
      {found.length === 0 && wanted !== "" && (
        <p role="status">{fill(words.nothingFound, { text: search })}</p>
      )}
      {wanted === "" ? (
        <SortableRows className={classes.rows} keys={keys} nameOf={nameAt} onMove={move}>
          {(index, moveTo) => records[index] && row(records[index], moveTo)}
        </SortableRows>
      ) : (
        <ul className={classes.rows}>{found.map((record) => row(record, () => undefined))}</ul>
      )}
      {creating && (
        <NewRecordDialog
          kind={kind}
          taken={taken}
          onCreate={(record) => insert(records.length, record)}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}
