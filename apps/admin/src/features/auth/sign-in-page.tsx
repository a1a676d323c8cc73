import { useNavigate } from "@tanstack/react-router";
import classes from "./auth.module.css";
import { AuthPage } from "./auth-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { words } from "./strings.ts";

/** Every screen leads here without a session. */
export function SignInPage() {
  const navigate = useNavigate();
  return (
    <AuthPage title={words.signInTitle}>
      <SignInForm onSignedIn={() => navigate({ to: "/" })} />
      <details className={classes.forgotten}>
        <summary>{words.forgotten}</summary>
        <p>{words.forgottenText}</p>
      </details>
    </AuthPage>
  );
}
