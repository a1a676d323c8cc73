import { answer } from "../../../../api/answer.ts";
import { readNothing } from "../../../../api/body.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { services } from "../../../services.ts";

/** Takes a file out of the library; 409 while it is in use. */
export const DELETE = handle(async (request, { params }: { params: Promise<{ hash: string }> }) => {
  const { session } = await writing(request, readNothing);
  await services().store.deleteMedia(session, (await params).hash);
  return answer({ ok: true });
});
