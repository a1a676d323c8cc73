import { useQuery } from "@tanstack/react-query";
import { publishedQuery } from "../api/draft.ts";
import classes from "./shell.module.css";
import { words } from "./strings.ts";

/** Whether visitors see what is saved. */
export function StatusChip() {
  const { data: published } = useQuery(publishedQuery);
  const state = published === undefined ? "unknown" : published ? "published" : "draft";
  return (
    <output className={classes.chip} data-state={state} aria-label={words.status.label}>
      {words.status[state]}
    </output>
  );
}
