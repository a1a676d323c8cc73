import { SignInForm } from "../entry/sign-in-form.tsx";
import { Dialog } from "./dialog.tsx";
import classes from "./shell.module.css";
import { words } from "./strings.ts";

interface ExpiredSessionProps {
  open: boolean;
  /** Whose session it was. */
  email: string;
}

/** Stands over the screen when the session ends, so that nothing that was typed is lost. */
export function ExpiredSession({ open, email }: ExpiredSessionProps) {
  return (
    <Dialog opened={open} onClose={() => undefined} title={words.session.expiredTitle} closable={false}>
      <p className={classes.note}>{words.session.expiredText}</p>
      <SignInForm email={email} onSignedIn={() => undefined} />
    </Dialog>
  );
}
