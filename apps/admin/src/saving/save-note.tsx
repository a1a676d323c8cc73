import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { fill, strings } from "../strings.ts";
import classes from "./saving.module.css";
import type { DocumentEditor } from "./use-document-editor.ts";

const words = strings.saving;
const minute = 60_000;

/** Whether what stands on the screen is saved, since when, and what keeps it from being so. */
export function SaveNote({ editor }: { editor: DocumentEditor }) {
  const { dirty, saving, savedAt, hindrance } = editor;
  const now = useMinutes();
  const since = savedAt ? Math.floor((now - savedAt.getTime()) / minute) : 0;
  const saved = savedAt
    ? since < 1
      ? words.justNow
      : fill(since === 1 ? words.minuteAgo : words.minutesAgo, { minutes: since })
    : strings.unsaved.none;
  return (
    <p role="status" className={classes.saveNote} data-dirty={dirty}>
      {saving ? words.saving : dirty ? (hindrance ? words[hindrance] : strings.unsaved.note) : saved}
      {hindrance === "conflict" && (
        <Button variant="subtle" onClick={editor.showConflict}>
          {words.resolve}
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
