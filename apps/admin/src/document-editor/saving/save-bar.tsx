import { Button } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import { Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { fill } from "#components/strings.ts";
import { WayBack } from "#components/way-back.tsx";
import type { DocumentStore } from "#document-editor/document/document-store.ts";
import classes from "./saving.module.css";
import { messages } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** What the bar saves: one document, or several as one. */
export interface SaveState
  extends Pick<DocumentEditor, "dirty" | "saving" | "savedAt" | "blocker" | "showConflict"> {
  store: Pick<DocumentStore, "subscribe" | "canUndo" | "canRedo" | "undo" | "redo">;
  save: () => Promise<boolean>;
}

export interface SaveBarProps {
  editor: SaveState;
  /** A refusal or a count of wrong fields; it replaces the note about unsaved changes. */
  problem?: string | null;
  /** Unsaved content of an earlier session is offered above the form. */
  offered?: boolean;
  /** The button that shows the page beside the form. */
  preview?: ReactNode;
  /** More buttons, before the one that saves; narrow screens leave them out. */
  more?: ReactNode;
}

/** The bar at the foot of an editor: the unsaved changes, undo and redo, and the button that saves. */
export function SaveBar({ editor, problem = null, offered = false, preview, more }: SaveBarProps) {
  const { store, saving } = editor;
  const canUndo = useSyncExternalStore(store.subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, () => store.canRedo);
  return (
    <div className={classes.saveBar}>
      <WayBack />
      {problem === null ? (
        <SaveNote editor={editor} offered={offered} />
      ) : (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
      <div className={classes.saveButtons}>
        <IconButton
          icon={Undo2}
          size={20}
          aria-label={messages.saving.undo}
          disabled={!canUndo}
          onClick={() => store.undo()}
        />
        <IconButton
          icon={Redo2}
          size={20}
          aria-label={messages.saving.redo}
          disabled={!canRedo}
          onClick={() => store.redo()}
        />
        {preview}
        <div className={classes.saveMore}>{more}</div>
        <Button disabled={saving} onClick={() => void editor.save()} className={classes.save}>
          {saving ? messages.saving.saving : messages.saving.save}
        </Button>
      </div>
    </div>
  );
}

const minute = 60_000;

/** Whether the content of the screen is saved, since when, and what prevents it. */
function SaveNote({ editor, offered }: { editor: SaveState; offered: boolean }) {
  const { dirty, saving, savedAt, blocker, showConflict } = editor;
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), minute / 2, { autoInvoke: true });
  const saved = offered ? messages.unsaved.offered : savedWords(savedAt, now);
  const note = saving ? messages.saving.saving : noteOf({ dirty, blocker, saved });
  // How long ago it was is no news: a screen reader would say it every minute.
  const isOld = note === saved && savedAt !== null && now - savedAt.getTime() >= minute;
  return (
    <p role="status" aria-live={isOld ? "off" : "polite"} className={classes.saveNote} data-dirty={dirty}>
      {note}
      {blocker === "conflict" && (
        <Button variant="subtle" onClick={showConflict}>
          {messages.saving.resolve}
        </Button>
      )}
    </p>
  );
}

function noteOf({ dirty, blocker, saved }: Pick<SaveState, "dirty" | "blocker"> & { saved: string }) {
  // The kept content is older than the typed one.
  if (dirty && (blocker === null || blocker === "problems")) return messages.unsaved.note;
  return blocker === null ? saved : messages.saving[blocker];
}

function savedWords(savedAt: Date | null, now: number): string {
  if (!savedAt) return messages.unsaved.none;
  const minutes = Math.floor((now - savedAt.getTime()) / minute);
  if (minutes < 1) return messages.saving.justNow;
  return fill(minutes === 1 ? messages.saving.minuteAgo : messages.saving.minutesAgo, { minutes });
}
