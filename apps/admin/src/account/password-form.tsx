import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { changePassword } from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import { ApiError } from "../api/request.ts";
import { NewPasswordFields, newPasswordRules } from "../entry/new-password-fields.tsx";
import { PasswordField } from "../entry/password-field.tsx";
import classes from "../publish/panel.module.css";
import { toasts } from "../toasts/toasts.ts";
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
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.setValues(blank);
      toasts.success(own.changed);
    },
    onError: (error) => {
      const problems = error instanceof ApiError ? error.problems : [];
      for (const { path, message } of problems) form.setFieldError(path, message);
      if (problems.length === 0) toasts.error(reasonOf(error, words.failed));
    },
  });
  return (
    <section className={classes.panel} aria-labelledby="contrasena">
      <h2 id="contrasena" className={classes.heading}>
        {own.title}
      </h2>
      <form
        noValidate
        className={classes.fields}
        onSubmit={form.onSubmit(
          ({ current, password }) => mutate({ current, password }),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
        )}
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
    </section>
  );
}
