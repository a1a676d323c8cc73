import { normalizedEmail, type RateLimit } from "@consultorio/store";
import { services } from "../app/services.ts";
import { clientHeader } from "../server/headers.ts";
import { Refused } from "./refused.ts";

const window = 15 * 60;

const accountKey = (email: string) => `account:${normalizedEmail(email)}`;
const codeKey = (userId: string) => `code:${userId}`;
const networkKey = (request: Request) => networkOf(request.headers.get(clientHeader) ?? "");

/** Counts a sign-in against the account, the client's network and the whole site. Throws 429. */
export function countAttempt(request: Request, email: string): Promise<void> {
  return count([
    { key: accountKey(email), limit: 5, windowSeconds: window, delaySeconds: 1 },
    { key: `network:${networkKey(request)}`, limit: 20, windowSeconds: window },
    { key: "everyone", limit: 10, windowSeconds: 1 },
  ]);
}

/** Counts a code of the second factor: the right password opens no more tries. Throws 429. */
export function countCode(userId: string): Promise<void> {
  return count([{ key: codeKey(userId), limit: 5, windowSeconds: window }]);
}

/** Counts a word that somebody without an account leaves at a review link. Throws 429. */
export function countNote(request: Request): Promise<void> {
  return count([{ key: `note:${networkKey(request)}`, limit: 60, windowSeconds: window }]);
}

async function count(limits: RateLimit[]): Promise<void> {
  const result = await services().store.attempt(limits);
  if (result.allowed) return;
  const seconds = result.retryAfterSeconds;
  const wait = waitInWords(seconds);
  throw new Refused(429, `Hubo demasiados intentos. Espera ${wait} y vuelve a probar.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

function waitInWords(seconds: number): string {
  if (seconds <= 1) return "un segundo";
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}

/** A successful sign-in clears the account's count. */
export function forgetAttempts(email: string): Promise<void> {
  return services().store.forgetAttempts(accountKey(email));
}

/** A code that was right clears the count of codes. */
export function forgetCodes(userId: string): Promise<void> {
  return services().store.forgetAttempts(codeKey(userId));
}

/** The network of an address: one IPv4 address, or the /64 that a household has in IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // `::` stands for all the zeros that are missing.
  const missing = 8 - address.split(":").filter(Boolean).length;
  const whole = address.replace("::", `${":0".repeat(Math.max(0, missing))}:`);
  return whole.split(":").filter(Boolean).slice(0, 4).join(":");
}
