import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery, changePassword, usersQuery } from "#api/account.ts";
import { reasonOf } from "#api/client.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import {
  NewPasswordFields,
  newPasswordRules,
  PasswordField,
} from "#components/passwords/password-fields.tsx";
import { onSubmitOrFocus, setProblems } from "#components/submit-form.ts";
import { toasts } from "#components/toasts.ts";
import { messages } from "./strings.ts";

const { password: labels } = messages;
const blank = { current: "", password: "", repeated: "" };

/** Changes the account's password; all other sessions end. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm({
    name: "password",
    initialValues: blank,
    validate: {
      current: (current) => (current === "" ? labels.missing : null),
      ...newPasswordRules,
    },
  });
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.setValues(blank);
      toasts.success(labels.changed);
      for (const { queryKey } of [accountQuery, usersQuery]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (!setProblems(form, error)) toasts.error(reasonOf(error, messages.failed));
    },
  });
  return (
    <Panel title={labels.title}>
      <form
        noValidate
        className={classes.fields}
        onSubmit={onSubmitOrFocus(form, ({ current, password }) => mutate({ current, password }))}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={labels.current}
          autoComplete="current-password"
          {...form.getInputProps("current")}
        />
        <NewPasswordFields inputProps={form.getInputProps} />
        <Button type="submit" disabled={isPending}>
          {isPending ? labels.changing : labels.change}
        </Button>
      </form>
    </Panel>
  );
}
