import { type CollectionName, collectionPaths } from "@consultorio/content";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import { fill } from "#components/strings.ts";
import { useDocument, useField, useValue } from "#document-editor/document/document-context.ts";
import classes from "./collections.module.css";
import type { RecordSummary } from "./record.ts";
import { renamedRecord, slugOf } from "./record-edits.ts";
import { messages } from "./strings.ts";

interface RecordAddressProps {
  kind: CollectionName;
  record: RecordSummary;
}

/** The address of a record's page, and the former addresses that lead to it. */
export function RecordAddress({ kind, record }: RecordAddressProps) {
  const { error } = useField(`${record.index}.id`);
  const former = useValue(`${record.index}.formerIds`);
  const [changing, setChanging] = useState(false);
  const list = (Array.isArray(former) ? former : []).map((id) => `${collectionPaths[kind]}/${id}`);
  return (
    <section aria-label={messages.address.title} className={classes.address}>
      <p>
        <strong>{messages.address.title}:</strong> {collectionPaths[kind]}/{record.id}
      </p>
      <Button variant="default" data-path={`${record.index}.id`} onClick={() => setChanging(true)}>
        {messages.address.change}
      </Button>
      {error && <p role="alert">{error}</p>}
      {list.length > 0 && (
        <p className={classes.quiet}>{fill(messages.address.former, { list: list.join(", ") })}</p>
      )}
      {changing && <AddressDialog kind={kind} record={record} onClose={() => setChanging(false)} />}
    </section>
  );
}

function AddressDialog({ kind, record, onClose }: RecordAddressProps & { onClose: () => void }) {
  const { store } = useDocument();
  const [slug, setSlug] = useState(record.id);
  const all = Array.isArray(store.value) ? store.value : [];
  const taken = all.some((other, index) => index !== record.index && other?.id === slug);
  const problem =
    slug !== slugOf(slug) || slug === ""
      ? messages.address.wrong
      : taken
        ? messages.address.taken
        : undefined;
  const pages = collectionPaths[kind];
  const change = () => {
    if (problem) return;
    const path = String(record.index);
    store.set(path, renamedRecord(store.get(path), kind, slug));
    // The address of this form may name the former id: it does so also once this is undone.
    onClose();
  };
  return (
    <ActionDialog
      title={messages.address.changeTitle}
      action={messages.address.change}
      onAction={change}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={messages.address.slug}
        value={slug}
        error={problem}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      {slug !== record.id && !problem && (
        <p className={classes.effect}>
          {fill(messages.address.effect, { from: `${pages}/${record.id}`, to: `${pages}/${slug}` })}
        </p>
      )}
    </ActionDialog>
  );
}
