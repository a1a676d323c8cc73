import { words } from "./strings.ts";

/** Fewest characters of a new password. */
const passwordMinimum = 12;

/** What is wrong with an e-mail address, or null. */
export const emailProblem = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : words.emailWrong;

/** What is wrong with a new password, or null. */
export const newPasswordProblem = (password: string): string | null =>
  [...password].length < passwordMinimum ? words.passwordShort : null;
