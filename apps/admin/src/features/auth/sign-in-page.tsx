import { useNavigate } from "@tanstack/react-router";
import classes from "./auth.module.css";
import { AuthPage } from "./auth-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { messages } from "./strings.ts";

/** Every screen leads here without a session. */
export function SignInPage() {
  const navigate = useNavigate();
  return (
    <AuthPage title={messages.signInTitle}>
      <SignInForm onSignedIn={() => navigate({ to: "/" })} />
      <details className={classes.forgotten}>
        <summary>{messages.forgotten}</summary>
        <p>{messages.forgottenText}</p>
      </details>
    </AuthPage>
  );
}
