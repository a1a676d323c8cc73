import { Button } from "@mantine/core";
import { accountQuery, beginSecondFactor, endSecondFactor, usersQuery } from "#api/account.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { ConfirmSecondFactor } from "./confirm-second-factor.tsx";
import { messages } from "./strings.ts";

const { factor } = messages;

/** The second factor: turned on with an authenticator, turned off with the password. */
export function SecondFactor({ state }: { state: { active: boolean; codesLeft: number } }) {
  const { mutate, data, reset, isPending } = useAction({
    mutationFn: beginSecondFactor,
    failed: messages.failed,
  });
  if (state.active && !data)
    return (
      <Panel title={factor.title}>
        <p>
          {factor.on} {fill(factor.left, { count: state.codesLeft })}
        </p>
        <ConfirmedAction
          destructive
          action={factor.end}
          title={factor.end}
          question={factor.endText}
          mutationFn={endSecondFactor}
          done={factor.ended}
          failed={messages.failed}
          refresh={[accountQuery, usersQuery]}
        />
      </Panel>
    );
  return (
    <Panel title={factor.title} note={factor.off}>
      {data ? (
        <ConfirmSecondFactor offer={data} onDone={reset} onCancel={reset} />
      ) : (
        <Button variant="default" disabled={isPending} onClick={() => mutate()}>
          {factor.begin}
        </Button>
      )}
    </Panel>
  );
}
