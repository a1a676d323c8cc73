import type { VerifiedSession } from "@consultorio/store";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { sessionToken } from "./cookie.ts";

/** The session of a request, or null where it carries none that is valid. */
export async function readSession(
  request: Request,
  { store, origin }: Pick<Services, "store" | "origin">,
): Promise<VerifiedSession | null> {
  const token = sessionToken(request, origin);
  return token === null ? null : store.sessionByToken(token);
}

/** The session of a request. Throws 401 without one, and 403 where the call is for owners and the account is none. */
export async function requireSession(
  request: Request,
  services: Pick<Services, "store" | "origin">,
  { owner = false }: { owner?: boolean } = {},
): Promise<VerifiedSession> {
  const session = await readSession(request, services);
  if (session === null) throw new HttpError(401, "Inicia sesión para continuar.");
  if (owner && session.user.role !== "owner")
    throw new HttpError(403, "Sólo una cuenta propietaria puede hacer esto.");
  return session;
}

/** Throws 403 for a request that a page of another site makes in the administrator's browser. */
export function requireOwnOrigin(request: Request, origin: string): void {
  const site = request.headers.get("sec-fetch-site");
  const foreign = site !== null && site !== "same-origin" && site !== "none";
  if (foreign || request.headers.get("origin") !== origin)
    throw new HttpError(403, "La petición viene de otro sitio y no se atiende.");
}
