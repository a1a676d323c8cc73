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
import { words } from "./strings.ts";

const { password: own } = words;
const blank = { current: "", password: "", repeated: "" };

/** Changes the own password; all other sessions end with it. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm({
    name: "password",
    initialValues: blank,
    validate: {
      current: (current) => (current === "" ? own.missing : null),
      ...newPasswordRules,
    },
  });
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.setValues(blank);
      toasts.success(own.changed);
      for (const { queryKey } of [accountQuery, usersQuery]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (!setProblems(form, error)) toasts.error(reasonOf(error, words.failed));
    },
  });
  return (
    <Panel title={own.title}>
      <form
        noValidate
        className={classes.fields}
        onSubmit={onSubmitOrFocus(form, ({ current, password }) => mutate({ current, password }))}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={own.current}
          autoComplete="current-password"
          {...form.getInputProps("current")}
        />
        <NewPasswordFields inputProps={form.getInputProps} />
        <Button type="submit" disabled={isPending}>
          {isPending ? own.changing : own.change}
        </Button>
      </form>
    </Panel>
  );
}
