import { services } from "../app/services.ts";
import { clientHeader } from "../server/headers.ts";
import { Refused } from "./refused.ts";

const window = 15 * 60;

const accountKey = (email: string) => `account:${email.trim().toLowerCase()}`;

/** Counts a sign-in against the account, the client's network and the whole site. Throws 429. */
export async function countAttempt(request: Request, email: string): Promise<void> {
  const network = networkOf(request.headers.get(clientHeader) ?? "");
  const result = await services().store.attempt([
    { key: accountKey(email), limit: 5, windowSeconds: window, delaySeconds: 1 },
    { key: `network:${network}`, limit: 20, windowSeconds: window },
    { key: "everyone", limit: 10, windowSeconds: 1 },
  ]);
  if (result.allowed) return;
  const seconds = result.retryAfterSeconds;
  const wait = seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
  throw new Refused(429, `Hubo demasiados intentos. Espera ${wait} y vuelve a probar.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** A successful sign-in clears the account's count. */
export function forgetAttempts(email: string): Promise<void> {
  return services().store.forgetAttempts(accountKey(email));
}

/** The network of an address: one IPv4 address, or the /64 that a household has in IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0")
    : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
