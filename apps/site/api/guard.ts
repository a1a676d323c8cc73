import type { VerifiedSession } from "@consultorio/store";
import { services } from "../app/services.ts";
import { sessionToken } from "./cookie.ts";
import { Refused } from "./refused.ts";

/** The administrator who makes a call, or null for a visitor. */
export async function currentSession(request: Request): Promise<VerifiedSession | null> {
  const token = sessionToken(request);
  return token === null ? null : services().store.sessionByToken(token);
}

/** The administrator who reads. Throws 401. */
export async function readingSession(request: Request): Promise<VerifiedSession> {
  const session = await currentSession(request);
  if (session === null) throw new Refused(401, "Inicia sesión para continuar.");
  return session;
}

/**
 * The administrator who changes something, from our own pages, and the body that comes with it. A body may take its
 * time: whoever was signed out or lost a role meanwhile has lost it for this call too. Throws 403, 401 and what `read`
 * throws.
 */
export async function writing<Body>(
  request: Request,
  read: (request: Request) => Promise<Body>,
): Promise<{ session: VerifiedSession; body: Body }> {
  requireOwnOrigin(request);
  await readingSession(request);
  const body = await read(request);
  return { session: await readingSession(request), body };
}

/** Refuses a call that another site's page makes in the administrator's browser. */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const foreign = site !== null && site !== "same-origin" && site !== "none";
  if (foreign || request.headers.get("origin") !== services().origin)
    throw new Refused(403, "La petición viene de otro sitio y no se atiende.");
}
