import type { User, VerifiedSession } from "@consultorio/store";
import { HttpError, invalidFields } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { clearCodes, clearSignIns, countCode, countSignIn } from "./rate-limits.ts";

/** Checks that the person at an open session knows its password. Throws 422 at the field, and 429. */
export async function requireOwnPassword(
  services: Services,
  request: Request,
  { session, password, field }: { session: VerifiedSession; password: string; field: string },
): Promise<void> {
  const { email } = session.user;
  await countSignIn(services, request, email);
  if ((await services.store.authenticate({ email, password })) === null)
    throw invalidFields([{ path: field, message: "Esta no es tu contraseña actual." }]);
  await clearSignIns(services, email);
}

/** Asks an account with a second factor for its code. Throws 401 with `secondFactor: true`, and 429. */
export async function requireCode(services: Services, user: User, code: string | undefined): Promise<void> {
  const { store } = services;
  if (!(await store.secondFactor(user.id)).active) return;
  const body = { secondFactor: true };
  if (code === undefined || code.trim() === "")
    throw new HttpError(401, "Escribe el código de tu aplicación.", { body });
  await countCode(services, user.id);
  if (!(await store.useSecondFactor(user.id, code)))
    throw new HttpError(401, "El código no es correcto o ya se usó. Espera el siguiente.", { body });
  await clearCodes(services, user.id);
}
