import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountQuery, endSecondFactor } from "../api/account.ts";
import { ApiError } from "../api/request.ts";
import { PasswordField } from "../entry/password-field.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

const { factor } = words;

/** Turns the second step off for whoever knows the password. */
export function EndFactor({ onClose }: { onClose: () => void }) {
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
