import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import classes from "./entry.module.css";
import { EntryPage } from "./entry-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { words } from "./strings.ts";

/** A new password, reached by the address that an owner handed over. */
export function NewPasswordScreen() {
  const navigate = useNavigate();
  const { token = "" } = useSearch({ from: "/contrasena" });
  return (
    <EntryPage title={words.newPasswordTitle}>
      <p className={classes.intro}>{words.newPasswordText}</p>
      <NewPasswordForm token={token} onChosen={() => navigate({ to: "/" })} />
      <Link to="/entrar" className={classes.other}>
        {words.goToSignIn}
      </Link>
    </EntryPage>
  );
}
