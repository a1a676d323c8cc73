import { answer } from "../../../../api/answer.ts";
import { readJson } from "../../../../api/body.ts";
import { parsePasswordChange } from "../../../../api/credentials.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { requireOwnPassword } from "../../../../api/own-password.ts";
import { services } from "../../../services.ts";

/** Changes the password and ends all other sessions. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const { current, password } = parsePasswordChange(body);
  await requireOwnPassword(request, session, { password: current, field: "current" });
  await services().store.changePassword(session, password);
  return answer({ ok: true });
});
