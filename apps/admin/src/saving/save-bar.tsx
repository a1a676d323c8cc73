import { Button } from "@mantine/core";
import { Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { IconButton } from "../form/icon-button.tsx";
import { SaveNote } from "./save-note.tsx";
import classes from "./saving.module.css";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

interface SaveBarProps {
  editor: DocumentEditor;
  /** A refusal or a count of wrong fields; it replaces the note about unsaved changes. */
  problem: string | null;
  saveLabel: string;
  savingLabel: string;
  /** The button that shows the page beside the form. */
  preview?: ReactNode;
  /** More buttons, before the one that saves; narrow screens leave them out. */
  children?: ReactNode;
}

/** Stays at the foot of an editor: what is unsaved, the way back, and the button that saves. */
export function SaveBar({ editor, problem, saveLabel, savingLabel, preview, children }: SaveBarProps) {
  const { store, saving } = editor;
  const canUndo = useSyncExternalStore(store.subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, () => store.canRedo);
  return (
    <div className={classes.saveBar}>
      {problem === null ? (
        <SaveNote editor={editor} />
      ) : (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
      <div className={classes.saveButtons}>
        <IconButton aria-label={words.saving.undo} disabled={!canUndo} onClick={() => store.undo()}>
          <Undo2 size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={words.saving.redo} disabled={!canRedo} onClick={() => store.redo()}>
          <Redo2 size={20} aria-hidden />
        </IconButton>
        {preview}
        <div className={classes.saveMore}>{children}</div>
        <Button disabled={saving} onClick={() => void editor.save()} className={classes.save}>
          {saving ? savingLabel : saveLabel}
        </Button>
      </div>
    </div>
  );
}
