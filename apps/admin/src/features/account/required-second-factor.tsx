import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { beginSecondFactor } from "#api/account.ts";
import { sessionQuery } from "#api/session.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { useAction } from "#components/use-action.ts";
import { ConfirmSecondFactor } from "./confirm-second-factor.tsx";
import { messages } from "./strings.ts";

const { factor } = messages;

/** In place of every screen, while an account has no second factor although all need one. */
export function RequiredSecondFactor() {
  const client = useQueryClient();
  const { mutate, data, reset, isPending } = useAction({
    mutationFn: beginSecondFactor,
    failed: messages.failed,
  });
  const done = () => client.refetchQueries({ queryKey: sessionQuery.queryKey });
  return (
    <div className={classes.screen}>
      <h1>{factor.requiredTitle}</h1>
      <Panel title={factor.title} note={factor.requiredText}>
        {data ? (
          <ConfirmSecondFactor offer={data} onDone={done} onCancel={reset} />
        ) : (
          <Button disabled={isPending} onClick={() => mutate()}>
            {factor.begin}
          </Button>
        )}
      </Panel>
    </div>
  );
}
