import { Stack, Textarea, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import classes from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import { type CollectionKind, nameFieldOf } from "#document-editor/document/collection-kinds.ts";
import { kindWords } from "./kind-fields.ts";
import { keyOf, summaryOf } from "./record.ts";
import { newRecord } from "./record-edits.ts";
import { messages } from "./strings.ts";

interface NewRecordDialogProps {
  kind: CollectionKind;
  /** Ids of the other records. */
  taken: readonly string[];
  onCreate: (record: unknown) => void;
  onClose: () => void;
}

/** Asks for the required fields of a record, makes it, and opens it. */
export function NewRecordDialog({ kind, taken, onCreate, onClose }: NewRecordDialogProps) {
  const [name, setName] = useState("");
  const [summary, setSummary] = useState("");
  const [tried, setTried] = useState(false);
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const missing = (text: string) => (tried && text.trim() === "" ? strings.textMissing : undefined);
  const labels = kindWords(kind);
  const fields = { name: useRef<HTMLInputElement>(null), summary: useRef<HTMLTextAreaElement>(null) };
  const create = () => {
    setTried(true);
    if (name.trim() === "") return fields.name.current?.focus();
    if (summary.trim() === "") return fields.summary.current?.focus();
    const record = newRecord(kind, { name: name.trim(), summary: summary.trim(), taken });
    onCreate(record);
    void navigate({
      replace: true,
      search: { registro: keyOf(summaryOf(record, taken.length, labels.unnamed)), campo: nameFieldOf(kind) },
    });
  };
  return (
    <ActionDialog title={labels.add} action={messages.create} onAction={create} onClose={onClose}>
      <Stack gap="lg">
        <TextInput
          ref={fields.name}
          data-autofocus
          label={labels.name}
          maxLength={120}
          value={name}
          error={missing(name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          ref={fields.summary}
          rows={3}
          label={labels.summary}
          maxLength={300}
          value={summary}
          error={missing(summary)}
          onChange={(event) => setSummary(event.currentTarget.value)}
        />
        <p className={classes.note}>{messages.startsHidden}</p>
      </Stack>
    </ActionDialog>
  );
}
