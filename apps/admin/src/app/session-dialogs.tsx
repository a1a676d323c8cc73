import { Suspense, useState } from "react";
import { useAskedConfirmation } from "#api/confirmation.ts";
import { latePart, usePreloaded } from "#components/browser/late-part.ts";

const ConfirmDialog = latePart(async () => (await import("#features/auth/confirm-dialog.tsx")).ConfirmDialog);
const SessionEndedDialog = latePart(
  async () => (await import("#features/auth/session-ended-dialog.tsx")).SessionEndedDialog,
);

interface SessionDialogsProps {
  email: string;
  /** Whether the session has ended. */
  ended: boolean;
}

/** The dialogs that ask for the password over the screen: after the session ended, or when a call needs it again. */
export function SessionDialogs({ email, ended }: SessionDialogsProps) {
  const confirmation = useAskedConfirmation();
  // It goes away with its transition.
  const [wasEnded, setWasEnded] = useState(ended);
  if (ended && !wasEnded) setWasEnded(true);
  usePreloaded(ConfirmDialog);
  usePreloaded(SessionEndedDialog);
  return (
    <Suspense>
      {confirmation && (
        <ConfirmDialog email={email} secondFactor={confirmation.secondFactor} onEnd={confirmation.end} />
      )}
      {wasEnded && <SessionEndedDialog email={email} opened={ended} />}
    </Suspense>
  );
}
