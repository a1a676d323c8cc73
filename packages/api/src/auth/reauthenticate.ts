import type { User, VerifiedSession } from "@consultorio/store";
import { HttpError, invalidFields } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { clientOf } from "./client.ts";
import { clearCodes, clearConfirmations, countCode, countConfirmation } from "./rate-limits.ts";

/** Checks that the person at an open session knows its password. Throws 422 at the field, and 429. */
export async function requireOwnPassword(
  services: Services,
  request: Request,
  { session, password, field }: { session: VerifiedSession; password: string; field: string },
): Promise<void> {
  const { email } = session.user;
  await countConfirmation(services, request, session);
  if ((await services.store.authenticate({ email, password })) === null) {
    await services.store.noteRefusal({ ...clientOf(request), email, reason: "password" });
    throw invalidFields([{ path: field, message: "Esta no es tu contraseña actual." }]);
  }
  await clearConfirmations(services, session);
}

/** Checks the code of the person at an open session, where its account has a second factor. Throws as above. */
export async function requireOwnCode(
  services: Services,
  request: Request,
  { session, code, field }: { session: VerifiedSession; code: string | undefined; field: string },
): Promise<void> {
  const problem = await codeProblem(services, request, {
    user: session.user,
    counter: session.publicId,
    code,
  });
  if (problem !== null) throw invalidFields([{ path: field, message: problem }]);
}

/** Asks an account with a second factor for its code. Throws 401 with `secondFactor: true`, and 429. */
export async function requireCode(
  services: Services,
  request: Request,
  given: { user: User; code: string | undefined },
): Promise<void> {
  const problem = await codeProblem(services, request, { ...given, counter: given.user.id });
  if (problem !== null) throw new HttpError(401, problem, { body: { secondFactor: true } });
}

/** The problem of a code; null where it is right or none is required. Throws 429. */
async function codeProblem(
  services: Services,
  request: Request,
  { user, counter, code }: { user: User; counter: string; code: string | undefined },
): Promise<string | null> {
  const { store } = services;
  if (!(await store.secondFactor(user.id)).active) return null;
  if (code === undefined || code.trim() === "") return "Escribe el código de tu aplicación.";
  await countCode(services, request, { counter, email: user.email });
  if (!(await store.useSecondFactor(user.id, code))) {
    await store.noteRefusal({ ...clientOf(request), email: user.email, reason: "code" });
    return "El código no es correcto o ya se usó. Espera el siguiente.";
  }
  await clearCodes(services, counter);
  return null;
}
