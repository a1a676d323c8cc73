import { normalizedEmail, type RateLimit } from "@consultorio/store";
import { HttpError } from "../http/http-error.ts";
import { clientHeader } from "../http/request-context.ts";
import type { Services } from "../services.ts";

/** A quarter of an hour, in seconds. */
const window = 15 * 60;

type Limited = Pick<Services, "store">;

const accountKey = (email: string) => `account:${normalizedEmail(email)}`;
const codeKey = (userId: string) => `code:${userId}`;
const networkKey = (request: Request) => networkOf(request.headers.get(clientHeader) ?? "");

/** Counts a sign-in against the account, the client's network and the whole site. Throws 429. */
export function countSignIn(services: Limited, request: Request, email: string): Promise<void> {
  return count(services, [
    { key: accountKey(email), limit: 5, windowSeconds: window, delaySeconds: 1 },
    { key: `network:${networkKey(request)}`, limit: 20, windowSeconds: window },
    { key: "everyone", limit: 10, windowSeconds: 1 },
  ]);
}

/** Counts a code of the second factor, so that a known password gives no more tries. Throws 429. */
export function countCode(services: Limited, userId: string): Promise<void> {
  return count(services, [{ key: codeKey(userId), limit: 5, windowSeconds: window }]);
}

/** Counts a note that a caller without an account leaves at a review link. Throws 429. */
export function countNote(services: Limited, request: Request): Promise<void> {
  return count(services, [{ key: `note:${networkKey(request)}`, limit: 60, windowSeconds: window }]);
}

async function count({ store }: Limited, limits: RateLimit[]): Promise<void> {
  const result = await store.attempt(limits);
  if (result.allowed) return;
  const seconds = result.retryAfterSeconds;
  throw new HttpError(429, `Hubo demasiados intentos. Espera ${durationText(seconds)} y vuelve a probar.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

function durationText(seconds: number): string {
  if (seconds <= 1) return "un segundo";
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}

/** Clears the count of sign-ins of an account, after one that succeeded. */
export function clearSignIns({ store }: Limited, email: string): Promise<void> {
  return store.forgetAttempts(accountKey(email));
}

/** Clears the count of codes of an account, after one that was right. */
export function clearCodes({ store }: Limited, userId: string): Promise<void> {
  return store.forgetAttempts(codeKey(userId));
}

/** The network of an address: one IPv4 address, which stays as it is, or the /64 that a household has in IPv6. */
export function networkOf(address: string): string {
  // `::` abbreviates all the zeros that are missing.
  const missing = 8 - address.split(":").filter(Boolean).length;
  const whole = address.replace("::", `${":0".repeat(Math.max(0, missing))}:`);
  return whole.split(":").filter(Boolean).slice(0, 4).join(":");
}
