import type { User } from "@consultorio/store";
import { services } from "../app/services.ts";
import { Refused } from "./refused.ts";
import { countCode, forgetCodes } from "./sign-in-limits.ts";

/** Asks an account that has a second factor for its code. Throws 401 with `secondFactor: true`, and 429. */
export async function requireCode(user: User, code: string | undefined): Promise<void> {
  const { store } = services();
  if (!(await store.secondFactor(user.id)).active) return;
  const more = { secondFactor: true };
  if (code === undefined || code.trim() === "")
    throw new Refused(401, "Escribe el código de tu aplicación.", { more });
  await countCode(user.id);
  if (!(await store.useSecondFactor(user.id, code)))
    throw new Refused(401, "El código no es correcto o ya se usó. Espera el siguiente.", { more });
  await forgetCodes(user.id);
}
