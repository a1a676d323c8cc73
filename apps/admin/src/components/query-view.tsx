import { Box, Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./panel.module.css";
import { strings } from "./strings.ts";

export interface QueryViewProps<Data> {
  /** One query, or several together. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** Message when the data could not be loaded. */
  failed: string;
  /** Draws the data. */
  children: (data: Data) => ReactNode;
}

/** The data of a query; before it arrives, that it loads; without it, the failure and a button that tries again. */
export function QueryView<Data>({
  query: { data, isError, refetch },
  failed,
  children,
}: QueryViewProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <LoadFailure message={failed} onRetry={() => void refetch()} /> : <Loading />;
}

/** Shown while content loads; the word is the specification's. */
function Loading() {
  return (
    <Box component="p" role="status" py="3rem" c="dimmed">
      {strings.loading}
    </Box>
  );
}

/** Shows in red, in place of the content, that it could not be loaded. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Stack align="flex-start" gap="1.25rem" py="2rem">
      <p role="alert" className={classes.failure}>
        {message}
      </p>
      <Button variant="default" onClick={onRetry}>
        {strings.retry}
      </Button>
    </Stack>
  );
}
