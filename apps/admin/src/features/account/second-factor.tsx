import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountQuery, beginSecondFactor, endSecondFactor } from "#api/account.ts";
import { ApiError } from "#api/request.ts";
import { Dialog } from "#components/dialog.tsx";
import { Panel } from "#components/panel.tsx";
import { PasswordField } from "#components/passwords/password-fields.tsx";
import { fill, strings } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { useAction } from "#components/use-action.ts";
import { ConfirmSecondFactor } from "./confirm-second-factor.tsx";
import { words } from "./strings.ts";

const { factor } = words;

/** The second factor: turned on with an authenticator, turned off with the password. */
export function SecondFactor({ state }: { state: { active: boolean; codesLeft: number } }) {
  const [ending, setEnding] = useState(false);
  const { mutate, data, reset, isPending } = useAction({
    mutationFn: beginSecondFactor,
    failed: words.failed,
  });
  if (state.active && !data)
    return (
      <Panel title={factor.title}>
        <p>
          {factor.on} {fill(factor.left, { count: state.codesLeft })}
        </p>
        <Button variant="default" onClick={() => setEnding(true)}>
          {factor.end}
        </Button>
        {ending && <EndSecondFactor onClose={() => setEnding(false)} />}
      </Panel>
    );
  return (
    <Panel title={factor.title} note={factor.off}>
      {data ? (
        <ConfirmSecondFactor offer={data} onDone={reset} />
      ) : (
        <Button variant="default" disabled={isPending} onClick={() => mutate()}>
          {factor.begin}
        </Button>
      )}
    </Panel>
  );
}

/** Asks for the password and turns the second factor off. */
function EndSecondFactor({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: endSecondFactor,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      toasts.success(factor.ended);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(password);
  };
  const problem = error instanceof ApiError ? (error.problems[0]?.message ?? error.message) : null;
  return (
    <Dialog opened onClose={onClose} title={factor.end}>
      <form noValidate onSubmit={submit}>
        <PasswordField
          data-autofocus
          label={words.password.current}
          description={factor.endText}
          autoComplete="current-password"
          error={error ? problem || words.failed : null}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group mt="xl" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" disabled={isPending}>
            {factor.end}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
