import { Box } from "@mantine/core";
import { Dialog } from "#components/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { words } from "./strings.ts";

/** Asks to sign in again over the screen, so that nothing that was typed is lost. */
export function SessionEndedDialog({ email, opened }: { email: string; opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={() => undefined} title={words.endedTitle} closable={false}>
      <Box component="p" mt="sm" mb="1.25rem" c="dimmed">
        {words.endedText}
      </Box>
      <SignInForm email={email} onSignedIn={() => undefined} />
    </Dialog>
  );
}
