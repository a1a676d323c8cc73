import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { strings } from "../strings.ts";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** Words of the button that does it. */
  confirm: string;
  busy: boolean;
  /** Something is lost by it: the button says so by its colour. */
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something is done that others will notice. */
export function ConfirmDialog({
  title,
  confirm,
  busy,
  destructive = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={title} closable={!busy}>
      <p>{children}</p>
      <Group mt="xl" justify="flex-end">
        <Button data-autofocus variant="default" disabled={busy} onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button color={destructive ? "urgent" : "vein"} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
