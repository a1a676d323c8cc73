import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ApiError } from "#api/request.ts";
import { asksForCode, signIn } from "#api/session.ts";
import { emailProblem, PasswordField } from "#components/passwords/password-fields.tsx";
import { strings } from "#components/strings.ts";
import { AuthForm } from "./auth-form.tsx";
import { messages } from "./strings.ts";

interface SignInFormProps {
  /** The account of the session that ended; empty on the first sign-in. */
  email?: string;
  onSignedIn: () => void;
}

/** E-mail, password and, where the account has one, the second factor. */
export function SignInForm({ email = "", onSignedIn }: SignInFormProps) {
  /** The code of the latest try. */
  const [tried, setTried] = useState("");
  const form = useForm({
    name: "sign-in",
    initialValues: { email, password: "", code: "" },
    validate: {
      email: emailProblem,
      password: (password) => (password === "" ? messages.passwordMissing : null),
    },
  });
  return (
    <AuthForm
      form={form}
      submit={(values) => {
        setTried(values.code);
        return signIn(values);
      }}
      asksForMore={(error) => asksForCode(error) && tried === ""}
      onDone={onSignedIn}
      refusal={refusalWords}
      label={messages.signIn}
      busyLabel={messages.signingIn}
    >
      {(error) => (
        <>
          <TextInput
            label={messages.email}
            type="email"
            autoComplete="username"
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={messages.password}
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          {asksForCode(error) && (
            <TextInput
              label={messages.code}
              description={messages.codeHelp}
              autoComplete="one-time-code"
              {...form.getInputProps("code")}
            />
          )}
        </>
      )}
    </AuthForm>
  );
}

function refusalWords(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return strings.noAnswer;
  if (asksForCode(error)) return error.message;
  if (error.status === 401) return messages.refused;
  return error.message || strings.noAnswer;
}
