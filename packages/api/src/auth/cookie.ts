/** How long a session can last, in seconds. */
const lifetime = 7 * 24 * 60 * 60;

const isSecure = (origin: string) => origin.startsWith("https:");

/** The name of the session cookie. Browsers accept `__Host-` over https only. */
const cookieName = (origin: string) => (isSecure(origin) ? "__Host-sid" : "sid");

/** The session token that a request carries, or null. */
export function sessionToken(request: Request, origin: string): string | null {
  const prefix = `${cookieName(origin)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}

/** The header that signs a browser in with a session token, or out with an empty one. */
export function sessionCookie(token: string, origin: string): Record<string, string> {
  const maxAge = token === "" ? 0 : lifetime;
  const secure = isSecure(origin) ? "; Secure" : "";
  return {
    "Set-Cookie": `${cookieName(origin)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure}`,
  };
}
