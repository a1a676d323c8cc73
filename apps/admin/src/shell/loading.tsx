import { strings } from "../strings.ts";
import classes from "./shell.module.css";

/** Stands while content loads; the word is the specification's. */
export function Loading() {
  return (
    <p role="status" className={classes.loading}>
      {strings.loading}
    </p>
  );
}
