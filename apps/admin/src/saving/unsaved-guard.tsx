import { Button, Group } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "../shell/dialog.tsx";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** Asks before a screen with unsaved changes is left, and has the browser ask before its tab is closed. */
export function UnsavedGuard({ editor }: { editor: DocumentEditor }) {
  const { dirty, saving } = editor;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <Dialog opened={status === "blocked"} onClose={() => reset?.()} title={words.unsaved.title}>
      <p>{words.unsaved.text}</p>
      <Group mt="lg" justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            editor.copy.discard();
            proceed?.();
          }}
        >
          {words.unsaved.leave}
        </Button>
        <Button variant="default" onClick={() => reset?.()}>
          {words.unsaved.stay}
        </Button>
        <Button
          data-autofocus
          disabled={saving}
          onClick={async () => {
            if (await editor.save()) proceed?.();
            else reset?.();
          }}
        >
          {words.unsaved.saveAndLeave}
        </Button>
      </Group>
    </Dialog>
  );
}
