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

/** The administrator who changes something, from our own pages. Throws 403 and 401. */
export async function writingSession(request: Request): Promise<VerifiedSession> {
  requireOwnOrigin(request);
  return readingSession(request);
}

/** Refuses a call that another site's page makes in the administrator's browser. */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const foreign = site !== null && site !== "same-origin" && site !== "none";
  if (foreign || request.headers.get("origin") !== services().origin)
    throw new Refused(403, "La petición viene de otro sitio y no se atiende.");
}
