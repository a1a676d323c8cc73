import { Button } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { DialogButtons } from "#components/dialogs/dialog-buttons.tsx";
import { screenOf } from "#components/screen-of.ts";
import { messages } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

type Guarded = Pick<DocumentEditor, "dirty" | "saving" | "keep">;

/**
 * Saves unsaved changes when the editor leaves a screen, and asks only if that fails; the browser asks before the tab is
 * closed.
 */
export function UnsavedGuard({ editor: { dirty, saving, keep } }: { editor: Guarded }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty && screenOf(current.pathname) !== screenOf(next.pathname) && !(await keep()),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  const retry = async () => ((await keep()) ? proceed?.() : reset?.());
  return (
    <Dialog opened={status === "blocked"} onClose={() => reset?.()} title={messages.unsaved.title}>
      <p>{messages.unsaved.text}</p>
      <DialogButtons>
        <Button variant="default" onClick={() => proceed?.()}>
          {messages.unsaved.leave}
        </Button>
        <Button variant="default" onClick={() => reset?.()}>
          {messages.unsaved.stay}
        </Button>
        <Button data-autofocus disabled={saving} onClick={retry}>
          {messages.unsaved.retry}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
