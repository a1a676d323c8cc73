import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import { fill } from "#components/strings.ts";
import { messages as collectionMessages } from "./strings.ts";

const { move: messages } = collectionMessages;

interface MoveRecordDialogProps {
  name: string;
  /** Where it is, from 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** Asks for the place of a record in a list that has several pages. */
export function MoveRecordDialog({ name, place, count, onMove, onClose }: MoveRecordDialogProps) {
  const [typed, setTyped] = useState<string | number>(place);
  const [tried, setTried] = useState(false);
  const wanted = Number(typed);
  const wrong = typed === "" || !Number.isInteger(wanted) || wanted < 1 || wanted > count;
  return (
    <ActionDialog
      title={fill(messages.title, { item: name })}
      action={messages.action}
      onAction={() => (wrong ? setTried(true) : onMove(wanted))}
      onClose={onClose}
    >
      <NumberInput
        data-autofocus
        label={messages.place}
        description={messages.help}
        error={tried && wrong ? fill(messages.wrong, { count }) : undefined}
        hideControls
        value={typed}
        onChange={setTyped}
      />
    </ActionDialog>
  );
}
