import { useForm } from "@mantine/form";
import { Link, useNavigate } from "@tanstack/react-router";
import { reasonOf } from "#api/client.ts";
import { choosePassword } from "#api/session.ts";
import { NewPasswordFields, newPasswordRules } from "#components/passwords/password-fields.tsx";
import { strings } from "#components/strings.ts";
import classes from "./auth.module.css";
import { AuthForm } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useLinkToken } from "./link-token.ts";
import { messages } from "./strings.ts";

/** A new password in place of one that was reset, reached by the one-time address that an owner gave. */
export function NewPasswordPage() {
  const navigate = useNavigate();
  const token = useLinkToken();
  const form = useForm({
    name: "new-password",
    initialValues: { password: "", repeated: "" },
    validate: newPasswordRules,
  });
  return (
    <AuthPage title={messages.newPasswordTitle} intro={messages.newPasswordText}>
      <AuthForm
        form={form}
        submit={({ password }) => choosePassword({ token, password })}
        onDone={() => navigate({ to: "/" })}
        refusal={(error) => reasonOf(error, strings.noAnswer)}
        label={messages.savePassword}
        busyLabel={messages.saving}
      >
        <NewPasswordFields inputProps={form.getInputProps} />
      </AuthForm>
      <Link to="/entrar" className={classes.other}>
        {messages.goToSignIn}
      </Link>
    </AuthPage>
  );
}
