import { sharedValue } from "./shared-value.ts";

/** A call that waits until the person at the session has given the password again. */
interface Asked {
  /** Whether the account has to bring a code too. */
  secondFactor: boolean;
  answer: Promise<boolean>;
  /** Ends the wait: whether the call may be made again. */
  end: (confirmed: boolean) => void;
}

const asked = sharedValue<Asked | null>(null);

/** What waits for the password at this moment; null for nothing. */
export const useAskedConfirmation = () => asked.use();

/** Asks for the password over the screen. Resolves with whether it was given. Calls at the same time wait together. */
export function askConfirmation(secondFactor: boolean): Promise<boolean> {
  const waiting = asked.get();
  if (waiting) return waiting.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (confirmed: boolean) => {
    asked.set(null);
    resolve(confirmed);
  };
  asked.set({ secondFactor, answer: promise, end });
  return promise;
}
