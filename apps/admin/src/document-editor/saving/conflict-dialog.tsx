import { Suspense } from "react";
import { latePart } from "#components/browser/late-part.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** A conflict is an answer of the server: the dialog can be loaded then. */
const OpenConflict = latePart(async () => (await import("./open-conflict.tsx")).OpenConflict);

/** The dialog of a conflict, while there is one. */
export function ConflictDialog({ editor }: { editor: DocumentEditor }) {
  const { conflict } = editor;
  if (!conflict) return null;
  return (
    <Suspense>
      <OpenConflict key={conflict.version} editor={editor} conflict={conflict} />
    </Suspense>
  );
}
