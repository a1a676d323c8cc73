import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createUser, roleSchema, usersQuery } from "#api/account.ts";
import { reasonOf } from "#api/client.ts";
import classes from "#components/panel.module.css";
import { emailProblem, newPasswordProblem, PasswordField } from "#components/passwords/password-fields.tsx";
import { onSubmitOrFocus, setProblems } from "#components/submit-form.ts";
import { toasts } from "#components/toasts.ts";
import { messages } from "./strings.ts";

const { users: labels } = messages;
const blank = { email: "", password: "", role: "editor" };

/** The roles with their names, for a choice. */
export const roleOptions = roleSchema.options.map((value) => ({ value, label: messages.roles[value] }));

/** Makes another account with a first password. */
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
      toasts.success(labels.created);
      return client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
    onError: (error) => {
      if (!setProblems(form, error)) form.setFieldError("email", reasonOf(error, messages.failed));
    },
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={labels.add}
      onSubmit={onSubmitOrFocus(form, ({ role, ...account }) =>
        mutate({ ...account, role: roleSchema.parse(role) }),
      )}
    >
      <h3>{labels.add}</h3>
      <TextInput label={labels.email} type="email" autoComplete="off" {...form.getInputProps("email")} />
      <PasswordField
        label={labels.first}
        description={labels.firstHelp}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <NativeSelect label={labels.role} data={roleOptions} {...form.getInputProps("role")} />
      <Button type="submit" variant="default" disabled={isPending}>
        {labels.create}
      </Button>
    </form>
  );
}
