import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ApiError } from "#api/request.ts";
import { asksForCode, signIn } from "#api/session.ts";
import { emailProblem, PasswordField } from "#components/passwords/password-fields.tsx";
import { strings } from "#components/strings.ts";
import { AuthForm } from "./auth-form.tsx";
import { words } from "./strings.ts";

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
      password: (password) => (password === "" ? words.passwordMissing : null),
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
      label={words.signIn}
      busyLabel={words.signingIn}
    >
      {(error) => (
        <>
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
          {asksForCode(error) && (
            <TextInput
              label={words.code}
              description={words.codeHelp}
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
  if (error.status === 401) return words.refused;
  return error.message || strings.noAnswer;
}
