import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { changePassword } from "../api/account.ts";
import { reasonOf } from "../api/ask.ts";
import { ApiError } from "../api/request.ts";
import { newPasswordProblem } from "../entry/credentials.ts";
import { words as entryWords } from "../entry/strings.ts";
import classes from "../publish/panel.module.css";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

const { password: own } = words;
const blank = { current: "", password: "", repeat: "" };
const visibility = { "aria-label": entryWords.showPassword };

/** Changes the own password; all other sessions end with it. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm({
    name: "password",
    initialValues: blank,
    validate: {
      current: (current) => (current === "" ? own.missing : null),
      password: newPasswordProblem,
      repeat: (repeat, { password }) => (repeat === password ? null : entryWords.passwordsDiffer),
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
        <PasswordInput
          label={own.current}
          autoComplete="current-password"
          visibilityToggleButtonProps={visibility}
          {...form.getInputProps("current")}
        />
        <PasswordInput
          label={own.next}
          description={entryWords.passwordHelp}
          autoComplete="new-password"
          visibilityToggleButtonProps={visibility}
          {...form.getInputProps("password")}
        />
        <PasswordInput
          label={own.repeat}
          autoComplete="new-password"
          visibilityToggleButtonProps={visibility}
          {...form.getInputProps("repeat")}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? own.changing : own.change}
        </Button>
      </form>
    </section>
  );
}
