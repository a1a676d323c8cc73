import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { strings } from "../strings.ts";
import classes from "./entry.module.css";
import { EntryPage } from "./entry-page.tsx";
import { SetupForm } from "./setup-form.tsx";

/** First set-up, reached by the address that the server printed. */
export function SetupScreen() {
  const navigate = useNavigate();
  const { token = "" } = useSearch({ from: "/configurar" });
  return (
    <EntryPage title={strings.entry.setupTitle}>
      <p className={classes.intro}>{strings.entry.setupText}</p>
      <SetupForm token={token} onCreated={() => navigate({ to: "/" })} />
      <Link to="/entrar" className={classes.other}>
        {strings.entry.goToSignIn}
      </Link>
    </EntryPage>
  );
}
