import { Button, Progress } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { libraryQuery } from "#api/library.ts";
import { fill } from "#components/strings.ts";
import classes from "./picture.module.css";
import { messages } from "./strings.ts";
import type { Upload } from "./use-uploads.ts";

interface UploadStateProps {
  upload: Upload;
  onRetry: () => void;
}

/** How far an upload is, in words and as a bar; why it failed, and the button that sends it again. */
export function UploadState({ upload, onRetry }: UploadStateProps) {
  const { state, file, share, reason, canRetry } = upload;
  const sizes = useSizes(upload);
  if (state === "failed")
    return (
      <div className={classes.uploadState}>
        <p role="alert" className={classes.failure}>
          {reason}
        </p>
        {canRetry && (
          <Button
            variant="default"
            onClick={onRetry}
            aria-label={fill(messages.uploads.retryFile, { name: file.name })}
          >
            {messages.uploads.retry}
          </Button>
        )}
      </div>
    );
  const isWhole = state === "done" && sizes === null;
  const percent = Math.round((sizes ? sizes.made / sizes.wanted : share) * 100);
  // The bar has the progress for screen readers on demand: they would read each percent.
  const isCounting = state === "sending" || sizes !== null;
  return (
    <div className={classes.uploadState}>
      <p role="status" aria-live={isCounting ? "off" : "polite"}>
        {state === "waiting" && messages.uploads.waiting}
        {state === "sending" && fill(messages.uploads.sending, { percent })}
        {state === "reading" && messages.uploads.reading}
        {state === "done" && (sizes ? fill(messages.uploads.sizes, { ...sizes }) : messages.uploads.done)}
      </p>
      {!isWhole && state !== "waiting" && (
        <Progress
          value={state === "reading" ? 100 : percent}
          animated={state === "reading"}
          size="lg"
          radius="xl"
          aria-label={fill(messages.uploads.progress, { name: file.name })}
        />
      )}
    </div>
  );
}

/** How many sizes of an upload there are of how many; null where there are all, or no more will come. */
function useSizes({ path, state }: Upload): { made: number; wanted: number } | null {
  const { data } = useQuery({ ...libraryQuery, enabled: state === "done" });
  const sizes = data?.media.find((file) => file.path === path)?.sizes;
  return sizes && sizes.made < sizes.wanted && !sizes.failed ? sizes : null;
}
