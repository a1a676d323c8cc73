import { useNavigate } from "@tanstack/react-router";
import { AuthPage } from "./auth-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { words } from "./strings.ts";

/** Every screen leads here without a session. */
export function SignInPage() {
  const navigate = useNavigate();
  return (
    <AuthPage title={words.signInTitle}>
      <SignInForm onSignedIn={() => navigate({ to: "/" })} />
    </AuthPage>
  );
}
