import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { strings } from "../strings.ts";
import classes from "./entry.module.css";
import { EntryPage } from "./entry-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** A new password, reached by the address that an owner handed over. */
export function NewPasswordScreen() {
  const navigate = useNavigate();
  const { token = "" } = useSearch({ from: "/contrasena" });
  return (
    <EntryPage title={strings.entry.newPasswordTitle}>
      <p className={classes.intro}>{strings.entry.newPasswordText}</p>
      <NewPasswordForm token={token} onChosen={() => navigate({ to: "/" })} />
      <Link to="/entrar" className={classes.other}>
        {strings.entry.goToSignIn}
      </Link>
    </EntryPage>
  );
}
