import type { VerifiedSession } from "@consultorio/store";
import { services } from "../app/services.ts";
import { refusedFields } from "./refused.ts";
import { countAttempt, forgetAttempts } from "./sign-in-limits.ts";

/** Proves that whoever sits at an open session knows its password. Throws 422 at the field, and 429. */
export async function requireOwnPassword(
  request: Request,
  { user: { email } }: VerifiedSession,
  { password, field }: { password: string; field: string },
): Promise<void> {
  await countAttempt(request, email);
  if ((await services().store.authenticate({ email, password })) === null)
    throw refusedFields([{ path: field, message: "Esta no es tu contraseña actual." }]);
  await forgetAttempts(email);
}
