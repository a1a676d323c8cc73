import { Box } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import classes from "#components/panel.module.css";
import { toasts } from "#components/toasts.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { messages } from "./strings.ts";

/** Asks to sign in again over the screen, so that no typed text is lost. */
export function SessionEndedDialog({ email, opened }: { email: string; opened: boolean }) {
  // The dialog shows why a call failed. On a telephone a toast would lie over it.
  useEffect(() => {
    if (opened) toasts.clear();
  }, [opened]);
  return (
    <Dialog opened={opened} onClose={() => undefined} title={messages.endedTitle} closable={false}>
      <Box component="p" mt="sm" mb="1.25rem" c="dimmed">
        {messages.endedText}
      </Box>
      <SignInForm email={email} onSignedIn={() => undefined} />
      <Box component="p" mt="md" c="dimmed">
        {messages.endedWay}
      </Box>
      {/* Nothing can be saved without a session: the typed text stays in this browser. */}
      <Link to="/entrar" ignoreBlocker className={classes.link}>
        {messages.endedLeave}
      </Link>
    </Dialog>
  );
}
