import { answer } from "../../../../../api/answer.ts";
import { readNothing } from "../../../../../api/body.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { services } from "../../../../services.ts";

/** Ends one of the account's own sessions. */
export const DELETE = handle(async (request, { params }: { params: Promise<{ id: string }> }) => {
  const { session } = await writing(request, readNothing);
  await services().store.endSession(session, (await params).id);
  return answer({ ok: true });
});
