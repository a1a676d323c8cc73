import { Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { strings } from "../strings.ts";
import { type CollectionKind, kindWords } from "./collection-kinds.ts";
import { newRecord } from "./new-record.ts";
import { keyOf, summaryOf } from "./record.ts";
import { words } from "./strings.ts";

interface NewRecordDialogProps {
  kind: CollectionKind;
  /** Ids that other records have. */
  taken: readonly string[];
  onCreate: (record: unknown) => void;
  onClose: () => void;
}

/** Asks for what a record cannot be without, makes it, and opens it. */
export function NewRecordDialog({ kind, taken, onCreate, onClose }: NewRecordDialogProps) {
  const [name, setName] = useState("");
  const [summary, setSummary] = useState("");
  const [tried, setTried] = useState(false);
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const missing = (text: string) => (tried && text.trim() === "" ? words.missing : undefined);
  const own = kindWords(kind);

  const create = () => {
    setTried(true);
    if (name.trim() === "" || summary.trim() === "") return;
    const record = newRecord(kind, { name: name.trim(), summary: summary.trim(), taken });
    onCreate(record);
    onClose();
    void navigate({ search: { registro: keyOf(summaryOf(record, taken.length, own.unnamed)) } });
  };

  return (
    <Dialog opened onClose={onClose} title={own.add}>
      <Stack gap="lg">
        <TextInput
          data-autofocus
          label={own.name}
          maxLength={120}
          value={name}
          error={missing(name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          rows={3}
          label={own.summary}
          maxLength={300}
          value={summary}
          error={missing(summary)}
          onChange={(event) => setSummary(event.currentTarget.value)}
        />
      </Stack>
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button onClick={create}>{words.create}</Button>
      </Group>
    </Dialog>
  );
}
