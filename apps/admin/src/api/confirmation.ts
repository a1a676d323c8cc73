import { sharedValue } from "./shared-value.ts";

/** A call that waits until the person at the session has given the password again. */
interface Asked {
  /** Whether the account has to bring a code too. */
  secondFactor: boolean;
  answer: Promise<boolean>;
  /** Ends the wait: whether the call may be made again. */
  end: (confirmed: boolean) => void;
}

const confirmation = sharedValue<Asked | null>(null);

/** The call that waits for the password; null for none. */
export const useAskedConfirmation = () => confirmation.use();

/** Asks for the password over the screen. Resolves with whether it was given. Calls at the same time wait together. */
export function askConfirmation(secondFactor: boolean): Promise<boolean> {
  const waiting = confirmation.get();
  if (waiting) return waiting.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (confirmed: boolean) => {
    confirmation.set(null);
    resolve(confirmed);
  };
  confirmation.set({ secondFactor, answer: promise, end });
  return promise;
}
