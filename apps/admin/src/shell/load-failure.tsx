import { Button } from "@mantine/core";
import { strings } from "../strings.ts";
import classes from "./shell.module.css";

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

/** Says in red, in place of the content, that it could not be loaded. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div className={classes.loadFailure}>
      <p role="alert" className={classes.failure}>
        {message}
      </p>
      <Button variant="default" onClick={onRetry}>
        {strings.retry}
      </Button>
    </div>
  );
}
