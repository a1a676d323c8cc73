import { Button } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ApiError } from "#api/request.ts";
import { MessagePage } from "#components/message-page.tsx";
import { strings } from "#components/strings.ts";

/** A screen that could not be shown: its code did not arrive, or the server gave no answer. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const unanswered = error instanceof ApiError && error.status === 0;
  const retry = () => {
    reset();
    window.location.reload();
  };
  return (
    <MessagePage title={strings.screenFailed}>
      <p role="alert">{unanswered ? strings.noAnswer : null}</p>
      <Button onClick={retry}>{strings.retry}</Button>
    </MessagePage>
  );
}
