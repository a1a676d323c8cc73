import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { fill } from "../strings.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

const minute = 60_000;

/** Whether what stands on the screen is saved, since when, and what keeps it from being so. */
export function SaveNote({ editor }: { editor: DocumentEditor }) {
  const { dirty, saving, savedAt, hindrance } = editor;
  const now = useMinutes();
  const since = savedAt ? Math.floor((now - savedAt.getTime()) / minute) : 0;
  const saved = savedAt
    ? since < 1
      ? words.saving.justNow
      : fill(since === 1 ? words.saving.minuteAgo : words.saving.minutesAgo, { minutes: since })
    : words.unsaved.none;
  return (
    <p role="status" className={classes.saveNote} data-dirty={dirty}>
      {saving
        ? words.saving.saving
        : dirty
          ? hindrance
            ? words.saving[hindrance]
            : words.unsaved.note
          : saved}
      {hindrance === "conflict" && (
        <Button variant="subtle" onClick={editor.showConflict}>
          {words.saving.resolve}
        </Button>
      )}
    </p>
  );
}

/** The time, told anew each half minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
