import { useNavigate } from "@tanstack/react-router";
import { strings } from "../strings.ts";
import { EntryPage } from "./entry-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Where whoever is not signed in lands. */
export function SignInScreen() {
  const navigate = useNavigate();
  return (
    <EntryPage title={strings.entry.signInTitle}>
      <SignInForm onSignedIn={() => navigate({ to: "/" })} />
    </EntryPage>
  );
}
