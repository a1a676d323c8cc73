import { answer } from "../../../../../api/answer.ts";
import { readJson } from "../../../../../api/body.ts";
import { parseCode } from "../../../../../api/credentials.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { refusedFields } from "../../../../../api/refused.ts";
import { countCode, forgetCodes } from "../../../../../api/sign-in-limits.ts";
import { services } from "../../../../services.ts";

/** Turns the second factor on with a first code: `{ recoveryCodes }`, shown this once. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const code = parseCode(body);
  await countCode(session.user.id);
  const recoveryCodes = await services().store.confirmSecondFactor(session, code);
  if (recoveryCodes === null)
    throw refusedFields([{ path: "code", message: "El código no es correcto. Escribe el que ves ahora." }]);
  await forgetCodes(session.user.id);
  return answer({ recoveryCodes });
});
