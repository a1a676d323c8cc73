import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { latePart, usePreloaded } from "#components/browser/late-part.ts";
import { type Action, useAction } from "#components/use-action.ts";

const ActionDialog = latePart(async () => (await import("./action-dialog.tsx")).ActionDialog);

interface ConfirmedActionProps<Data> extends Omit<Action<Data, void>, "onSettled"> {
  /** Text of the button, and of the button in the dialog. */
  action: string;
  /** Accessible name of the button where a screen has several with the same text. */
  label?: string;
  title: string;
  question: string;
  /** Details below the question. */
  details?: ReactNode;
  destructive?: boolean;
  disabled?: boolean;
}

/** A button that asks in a dialog before it acts; a toast shows the result. */
export function ConfirmedAction<Data>({
  action,
  label,
  title,
  question,
  details,
  destructive = false,
  disabled = false,
  ...call
}: ConfirmedActionProps<Data>) {
  const [asking, setAsking] = useState(false);
  usePreloaded(ActionDialog);
  const close = () => setAsking(false);
  const { mutate, isPending } = useAction({ ...call, onSettled: close });
  const dialog = { title, action, destructive, busy: isPending, onAction: mutate, onClose: close };
  return (
    <>
      <Button variant="default" aria-label={label} disabled={disabled} onClick={() => setAsking(true)}>
        {action}
      </Button>
      {asking && (
        <Suspense>
          <ActionDialog {...dialog} question>
            <p>{question}</p>
            {details}
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
