import { answer } from "../../../../../api/answer.ts";
import { readJson } from "../../../../../api/body.ts";
import { parsePassword } from "../../../../../api/credentials.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { requireOwnPassword } from "../../../../../api/own-password.ts";
import { services } from "../../../../services.ts";

/** Turns the second factor off. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const password = parsePassword(body);
  await requireOwnPassword(request, session, { password, field: "password" });
  await services().store.endSecondFactor(session);
  return answer({ ok: true });
});
