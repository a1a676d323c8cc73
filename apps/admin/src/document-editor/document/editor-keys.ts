import type { KeyboardEvent } from "react";
import { isInDialog } from "#components/dialogs/is-in-dialog.ts";
import type { DocumentStore } from "./document-store.ts";

interface Edited {
  save: () => unknown;
  store: Pick<DocumentStore, "undo" | "redo">;
}

/** The keys of an editor: Ctrl S saves, Ctrl Z undoes, Ctrl Y and Ctrl Shift Z make it again. */
export const editorKeys =
  ({ save, store }: Edited) =>
  (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey)) return;
    if (key === "s") void save();
    // A field of a dialog over the editor has an undo of its own.
    else if (isInDialog(event)) return;
    else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
    else if (key === "z") store.undo();
    else return;
    event.preventDefault();
  };
