import { Button } from "@mantine/core";
import { Copy, Trash2, Undo2 } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { fill } from "#components/strings.ts";
import classes from "./lists.module.css";
import { messages } from "./strings.ts";

interface RowActionsProps {
  name: string;
  /** No entry may be added. */
  full: boolean;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** A double click does it once. */
const once =
  (action: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) action();
  };

/** The same for a row that is a record: with words, because it goes to the bin as a whole. */
export function RecordActions({ name, onDuplicate, onRemove }: Omit<RowActionsProps, "full">) {
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Copy size={18} aria-hidden />}
        aria-label={fill(messages.duplicate, { item: name })}
        onClick={once(onDuplicate)}
      >
        {messages.duplicateShort}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<Trash2 size={18} aria-hidden />}
        aria-label={fill(messages.removeRecord, { item: name })}
        onClick={onRemove}
      >
        {messages.removeShort}
      </Button>
    </>
  );
}

/** The buttons of a row that duplicate and remove it. */
export function RowActions({ name, full, onDuplicate, onRemove }: RowActionsProps) {
  return (
    <>
      <IconButton
        icon={Copy}
        aria-label={fill(messages.duplicate, { item: name })}
        disabled={full}
        onClick={once(onDuplicate)}
      />
      <IconButton
        icon={Trash2}
        destructive
        aria-label={fill(messages.remove, { item: name })}
        onClick={onRemove}
      />
    </>
  );
}

/** Names the row that was removed last, and puts it back. Takes the focus that the row had. */
export function RemovedRow({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={classes.removed} role="status">
      {fill(messages.removed, { item: name })}
      <Button ref={button} variant="subtle" leftSection={<Undo2 size={18} aria-hidden />} onClick={onPutBack}>
        {messages.putBack}
      </Button>
    </p>
  );
}
