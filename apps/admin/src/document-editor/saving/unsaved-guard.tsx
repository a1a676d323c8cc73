import { Button, Group } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "#components/dialog.tsx";
import { screenOf } from "#components/screen-of.ts";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** Asks before the editor leaves a screen with unsaved changes; the browser asks before the tab is closed. */
export function UnsavedGuard({ editor: { dirty, saving, save, copy } }: { editor: DocumentEditor }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && screenOf(current.pathname) !== screenOf(next.pathname),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  const leave = () => {
    copy.discard();
    proceed?.();
  };
  const saveAndLeave = async () => ((await save()) ? proceed?.() : reset?.());
  return (
    <Dialog opened={status === "blocked"} onClose={() => reset?.()} title={words.unsaved.title}>
      <p>{words.unsaved.text}</p>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={leave}>
          {words.unsaved.leave}
        </Button>
        <Button variant="default" onClick={() => reset?.()}>
          {words.unsaved.stay}
        </Button>
        <Button data-autofocus disabled={saving} onClick={saveAndLeave}>
          {words.unsaved.saveAndLeave}
        </Button>
      </Group>
    </Dialog>
  );
}
