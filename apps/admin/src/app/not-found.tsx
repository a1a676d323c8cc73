import { Link } from "@tanstack/react-router";
import { strings } from "../strings.ts";
import classes from "./notice.module.css";

/** An address of the administrator's area that does not exist. */
export function NotFound() {
  return (
    <main className={classes.notice}>
      <h1>{strings.notFound.title}</h1>
      <Link to="/" className={classes.action}>
        {strings.notFound.back}
      </Link>
    </main>
  );
}
