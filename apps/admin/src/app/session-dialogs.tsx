import { lazy, Suspense, useState } from "react";
import { useAskedConfirmation } from "#api/confirmation.ts";
import { usePreloaded } from "#components/use-preloaded.ts";

const loadConfirm = () => import("#features/auth/confirm-dialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirm()).ConfirmDialog }));
const loadEnded = () => import("#features/auth/session-ended-dialog.tsx");
const SessionEndedDialog = lazy(async () => ({ default: (await loadEnded()).SessionEndedDialog }));

const loadBoth = () => Promise.all([loadConfirm(), loadEnded()]);

interface SessionDialogsProps {
  email: string;
  /** Whether the session has ended. */
  ended: boolean;
}

/** What asks for the password over the screen: because the session ended, or because a call needs it again. */
export function SessionDialogs({ email, ended }: SessionDialogsProps) {
  const asked = useAskedConfirmation();
  // It goes away with its transition.
  const [wasEnded, setWasEnded] = useState(ended);
  if (ended && !wasEnded) setWasEnded(true);
  usePreloaded(loadBoth);
  return (
    <Suspense>
      {asked && <ConfirmDialog email={email} secondFactor={asked.secondFactor} onEnd={asked.end} />}
      {wasEnded && <SessionEndedDialog email={email} opened={ended} />}
    </Suspense>
  );
}
