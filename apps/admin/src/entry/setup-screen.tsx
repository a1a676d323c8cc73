import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import classes from "./entry.module.css";
import { EntryPage } from "./entry-page.tsx";
import { SetupForm } from "./setup-form.tsx";
import { words } from "./strings.ts";

/** First set-up, reached by the address that the server printed. */
export function SetupScreen() {
  const navigate = useNavigate();
  const { token = "" } = useSearch({ from: "/configurar" });
  return (
    <EntryPage title={words.setupTitle}>
      <p className={classes.intro}>{words.setupText}</p>
      <SetupForm token={token} onCreated={() => navigate({ to: "/" })} />
      <Link to="/entrar" className={classes.other}>
        {words.goToSignIn}
      </Link>
    </EntryPage>
  );
}
