import { Button } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ApiError } from "../api/request.ts";
import { strings } from "../strings.ts";
import classes from "./notice.module.css";

/** A screen that could not be shown: its code did not arrive, or the server gave no answer. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const unanswered = error instanceof ApiError && error.status === 0;
  return (
    <main className={classes.notice}>
      <h1>{strings.screenFailed}</h1>
      <p role="alert">{unanswered ? strings.noAnswer : null}</p>
      <Button
        onClick={() => {
          reset();
          window.location.reload();
        }}
      >
        {strings.retry}
      </Button>
    </main>
  );
}
