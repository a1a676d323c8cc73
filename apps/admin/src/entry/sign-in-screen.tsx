import { useNavigate } from "@tanstack/react-router";
import { EntryPage } from "./entry-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { words } from "./strings.ts";

/** Where whoever is not signed in lands. */
export function SignInScreen() {
  const navigate = useNavigate();
  return (
    <EntryPage title={words.signInTitle}>
      <SignInForm onSignedIn={() => navigate({ to: "/" })} />
    </EntryPage>
  );
}
