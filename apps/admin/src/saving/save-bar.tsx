import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { strings } from "../strings.ts";
import classes from "./saving.module.css";

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** A refusal or a count of wrong fields; it replaces the note about unsaved changes. */
  problem: string | null;
  saveLabel: string;
  savingLabel: string;
  /** Called by the button; left out where the button submits its form. */
  onSave?: () => void;
  /** More buttons, before the one that saves. */
  children?: ReactNode;
}

/** Stays at the foot of an editor: what is unsaved, and the button that saves it. */
export function SaveBar({ dirty, saving, problem, saveLabel, savingLabel, onSave, children }: SaveBarProps) {
  return (
    <div className={classes.saveBar}>
      {problem === null ? (
        <p className={classes.saveNote} data-dirty={dirty}>
          {dirty ? strings.unsaved.note : strings.unsaved.none}
        </p>
      ) : (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
      <div className={classes.saveButtons}>
        {children}
        <Button
          type={onSave ? "button" : "submit"}
          disabled={saving}
          onClick={onSave}
          className={classes.save}
        >
          {saving ? savingLabel : saveLabel}
        </Button>
      </div>
    </div>
  );
}
