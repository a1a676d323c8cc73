import { answer } from "../../../../api/answer.ts";
import { readNothing } from "../../../../api/body.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { services } from "../../../services.ts";

/** Signs the account out everywhere else. */
export const DELETE = handle(async (request) => {
  const { session } = await writing(request, readNothing);
  await services().store.deleteOtherSessions(session);
  return answer({ ok: true });
});
