import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/request.ts";
import { sessionQuery, setUp } from "../api/session.ts";
import { strings } from "../strings.ts";
import { emailProblem } from "./credentials.ts";
import classes from "./entry.module.css";
import { NewPasswordFields, newPasswordRules } from "./new-password-fields.tsx";
import { words } from "./strings.ts";

interface SetupFormProps {
  /** The one-time token of the address; empty where the address has none. */
  token: string;
  onCreated: () => void;
}

/** The first administrator's account. */
export function SetupForm({ token, onCreated }: SetupFormProps) {
  const client = useQueryClient();
  const form = useForm({
    name: "set-up",
    initialValues: { token, email: "", password: "", repeated: "" },
    validate: {
      token: (value) => (value.trim() === "" ? words.tokenMissing : null),
      email: emailProblem,
      ...newPasswordRules,
    },
  });
  const creating = useMutation({
    mutationFn: ({ repeated: _, ...account }: typeof form.values) =>
      setUp({ ...account, token: account.token.trim(), email: account.email.trim() }),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      onCreated();
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => creating.mutate(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <Stack gap="lg">
        {creating.error && (
          <p role="alert" className={classes.failure}>
            {refusalWords(creating.error)}
          </p>
        )}
        {token === "" && (
          <TextInput label={words.token} autoComplete="off" {...form.getInputProps("token")} />
        )}
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.getInputProps("email")}
        />
        <NewPasswordFields inputProps={form.getInputProps} />
        <Button type="submit" size="lg" disabled={creating.isPending}>
          {creating.isPending ? words.creating : words.create}
        </Button>
      </Stack>
    </form>
  );
}

function refusalWords(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return strings.noAnswer;
  if (error.status === 404) return words.setupClosed;
  if (error.status === 429) return words.tooMany;
  return error.problems[0]?.message ?? (error.message || strings.noAnswer);
}
