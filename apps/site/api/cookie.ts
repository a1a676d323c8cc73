import { services } from "../app/services.ts";

/** As long as a session can last, in seconds. */
const lifetime = 7 * 24 * 60 * 60;

/** The session token that a call carries, or null. */
export function sessionToken(request: Request): string | null {
  const prefix = `${services().cookieName}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}

/** The header that signs a browser in. */
export function signedIn(token: string): Record<string, string> {
  return { "Set-Cookie": cookie(token, lifetime) };
}

/** The header that signs a browser out. */
export function signedOut(): Record<string, string> {
  return { "Set-Cookie": cookie("", 0) };
}

function cookie(value: string, maxAge: number): string {
  const { cookieName, origin } = services();
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure}`;
}
