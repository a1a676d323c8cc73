import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link, useNavigate } from "@tanstack/react-router";
import { ApiError } from "#api/request.ts";
import { setUp } from "#api/session.ts";
import { emailProblem, NewPasswordFields, newPasswordRules } from "#components/passwords/password-fields.tsx";
import { strings } from "#components/strings.ts";
import classes from "./auth.module.css";
import { AuthForm } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useLinkToken } from "./link-token.ts";
import { messages } from "./strings.ts";

/** The first administrator's account, reached by the address that the server printed. */
export function SetupPage() {
  const navigate = useNavigate();
  const token = useLinkToken();
  const form = useForm({
    name: "set-up",
    initialValues: { token, email: "", password: "", repeated: "" },
    validate: {
      token: (value) => (value.trim() === "" ? messages.tokenMissing : null),
      email: emailProblem,
      ...newPasswordRules,
    },
  });
  return (
    <AuthPage title={messages.setupTitle} intro={messages.setupText}>
      <AuthForm
        form={form}
        submit={({ repeated: _, ...account }) =>
          setUp({ ...account, token: account.token.trim(), email: account.email.trim() })
        }
        onDone={() => navigate({ to: "/" })}
        refusal={refusalWords}
        label={messages.create}
        busyLabel={messages.creating}
      >
        {token === "" && (
          <TextInput
            label={messages.token}
            description={messages.tokenHelp}
            autoComplete="off"
            {...form.getInputProps("token")}
          />
        )}
        <TextInput
          label={messages.email}
          type="email"
          autoComplete="username"
          {...form.getInputProps("email")}
        />
        <NewPasswordFields inputProps={form.getInputProps} />
      </AuthForm>
      <Link to="/entrar" className={classes.other}>
        {messages.goToSignIn}
      </Link>
    </AuthPage>
  );
}

function refusalWords(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return strings.noAnswer;
  if (error.status === 404) return messages.setupClosed;
  return error.problems[0]?.message ?? (error.message || strings.noAnswer);
}
