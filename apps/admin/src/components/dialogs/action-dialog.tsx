import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { strings } from "#components/strings.ts";
import { Dialog } from "./dialog.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";

interface ActionDialogProps {
  title: string;
  /** Text of the button that does it. */
  action: string;
  busy?: boolean;
  /** The action deletes something: the button has the colour of a warning. */
  destructive?: boolean;
  onAction: () => void;
  onClose: () => void;
  /** Whether `children` has no field, so that «Cancelar» gets the focus. A text has none. */
  question?: boolean;
  /** A question; or the fields that the action needs. */
  children: ReactNode;
}

/** A dialog with one action and a way out. Enter in a field does the action. */
export function ActionDialog({ title, action, onAction, onClose, children, ...props }: ActionDialogProps) {
  const { busy = false, destructive = false } = props;
  const text = typeof children === "string";
  const { question = text } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may be drawn over another form, to which React would pass the event on.
    event.stopPropagation();
    onAction();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closable={!busy}>
      <form noValidate onSubmit={submit}>
        {text ? <p>{children}</p> : children}
        <DialogButtons>
          <Button data-autofocus={question || undefined} variant="default" disabled={busy} onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" color={destructive ? "urgent" : "vein"} loading={busy}>
            {action}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
