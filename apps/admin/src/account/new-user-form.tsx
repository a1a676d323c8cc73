import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createUser, roleSchema, usersQuery } from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import { ApiError } from "../api/request.ts";
import { emailProblem, newPasswordProblem } from "../entry/credentials.ts";
import { PasswordField } from "../entry/password-field.tsx";
import classes from "../publish/panel.module.css";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";
import { roleOptions } from "./user-item.tsx";

const { users: own } = words;
const blank = { email: "", password: "", role: "editora" };

/** Makes a further account with a first password. */
export function NewUserForm() {
  const client = useQueryClient();
  const form = useForm({
    name: "new-user",
    initialValues: blank,
    validate: { email: emailProblem, password: newPasswordProblem },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: createUser,
    onSuccess: () => {
      form.setValues(blank);
      toasts.success(own.created);
      return client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
    onError: (error) => {
      const problems = error instanceof ApiError ? error.problems : [];
      for (const { path, message } of problems) form.setFieldError(path, message);
      if (problems.length === 0) form.setFieldError("email", reasonOf(error, words.failed));
    },
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={own.add}
      onSubmit={form.onSubmit(
        ({ role, ...account }) => mutate({ ...account, role: roleSchema.parse(role) }),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <h3>{own.add}</h3>
      <TextInput label={own.email} type="email" autoComplete="off" {...form.getInputProps("email")} />
      <PasswordField
        label={own.first}
        description={own.firstHelp}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <NativeSelect label={own.role} data={roleOptions} {...form.getInputProps("role")} />
      <Button type="submit" variant="default" disabled={isPending}>
        {own.create}
      </Button>
    </form>
  );
}
