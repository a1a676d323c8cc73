import type { VerifiedSession } from "@consultorio/store";
import type { Route } from "../contract/define-route.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { sessionToken } from "./cookie.ts";

/** The session of a request, or null where it has no valid one. */
export async function readSession(
  request: Request,
  { store, origin }: Pick<Services, "store" | "origin">,
): Promise<VerifiedSession | null> {
  const token = sessionToken(request, origin);
  return token === null ? null : store.sessionByToken(token);
}

/** What a route requires of the session. */
type Requirements = Pick<Route, "access" | "confirmed" | "beforeSecondFactor">;

/**
 * The session of a request. Throws 401 without one, and 403 where the account is not an owner's, has no second factor
 * although all need one (`secondFactorMissing: true`), or has to confirm its password first (`confirm: true`, and
 * `secondFactor` where it has to bring a code too).
 */
export async function requireSession(
  request: Request,
  services: Pick<Services, "store" | "origin">,
  { access, confirmed, beforeSecondFactor }: Requirements,
): Promise<VerifiedSession> {
  const session = await readSession(request, services);
  if (session === null) throw new HttpError(401, "Inicia sesión para continuar.");
  if (!beforeSecondFactor) requireOwnSecondFactor(session);
  if (access === "owner" && session.user.role !== "owner")
    throw new HttpError(403, "Sólo una cuenta propietaria puede hacer esto.");
  if (confirmed && !session.confirmed) {
    const { active } = await services.store.secondFactor(session.user.id);
    throw confirmationMissing(active);
  }
  return session;
}

/** Throws 403 where an account has a second factor, and its session did not confirm password and code. */
export async function requireConfirmedCode(
  session: VerifiedSession,
  { store }: Pick<Services, "store">,
): Promise<void> {
  if (!session.confirmed && (await store.secondFactor(session.user.id)).active)
    throw confirmationMissing(true);
}

const confirmationMissing = (secondFactor: boolean) =>
  new HttpError(403, "Escribe otra vez tu contraseña para hacer esto.", {
    body: { confirm: true, secondFactor },
  });

/** Throws 403 where all accounts need a second factor and the account of the session has none yet. */
export function requireOwnSecondFactor({ secondFactorMissing }: VerifiedSession): void {
  if (secondFactorMissing)
    throw new HttpError(403, "Activa primero tu segundo paso: se pide a todas las cuentas.", {
      body: { secondFactorMissing: true },
    });
}

/** Throws 403 for a request that a page of another site makes in the administrator's browser. */
export function requireOwnOrigin(request: Request, origin: string): void {
  const site = request.headers.get("sec-fetch-site");
  const foreign = site !== null && site !== "same-origin" && site !== "none";
  if (foreign || request.headers.get("origin") !== origin)
    throw new HttpError(
      403,
      // The area may be open at an address that the server does not know, such as http for https.
      `La petición viene de otro sitio y no se atiende. La administración está en ${origin}/admin/.`,
    );
}
