import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/request.ts";
import { asksForCode, sessionQuery, signIn } from "../api/session.ts";
import { strings } from "../strings.ts";
import { emailProblem } from "./credentials.ts";
import classes from "./entry.module.css";
import { PasswordField } from "./password-field.tsx";
import { words } from "./strings.ts";

interface SignInFormProps {
  /** Who signs in again; empty for anybody. */
  email?: string;
  /** Called once signed in; the session is known by then. */
  onSignedIn: () => void;
}

/** E-mail and password. Also asks again, in place, when a session ends. */
export function SignInForm({ email = "", onSignedIn }: SignInFormProps) {
  const client = useQueryClient();
  const form = useForm({
    name: "sign-in",
    initialValues: { email, password: "", code: "" },
    validate: {
      email: emailProblem,
      password: (password) => (password === "" ? words.passwordMissing : null),
    },
  });
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      onSignedIn();
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => entering.mutate(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <Stack gap="lg">
        {entering.error && (
          <p role="alert" className={classes.failure}>
            {refusalWords(entering.error)}
          </p>
        )}
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.getInputProps("email")}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          {...form.getInputProps("password")}
        />
        {asksForCode(entering.error) && (
          <TextInput
            label={words.code}
            description={words.codeHelp}
            autoComplete="one-time-code"
            {...form.getInputProps("code")}
          />
        )}
        <Button type="submit" size="lg" disabled={entering.isPending}>
          {entering.isPending ? words.signingIn : words.signIn}
        </Button>
      </Stack>
    </form>
  );
}

function refusalWords(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return strings.noAnswer;
  if (asksForCode(error)) return error.message;
  if (error.status === 401) return words.refused;
  if (error.status === 429) return words.tooMany;
  return error.message || strings.noAnswer;
}
