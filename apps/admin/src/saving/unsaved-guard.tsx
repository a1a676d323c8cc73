import { Button, Group } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "../shell/dialog.tsx";
import { strings } from "../strings.ts";

interface UnsavedGuardProps {
  dirty: boolean;
}

/** Asks before a screen with unsaved changes is left, and has the browser ask before its tab is closed. */
export function UnsavedGuard({ dirty }: UnsavedGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <Dialog opened={status === "blocked"} onClose={() => reset?.()} title={strings.unsaved.title}>
      <p>{strings.unsaved.text}</p>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={() => proceed?.()}>
          {strings.unsaved.leave}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {strings.unsaved.stay}
        </Button>
      </Group>
    </Dialog>
  );
}
