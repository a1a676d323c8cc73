import { answer } from "../../../../api/answer.ts";
import { readJson, readNothing } from "../../../../api/body.ts";
import { parseRole } from "../../../../api/credentials.ts";
import { writingSession } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { services } from "../../../services.ts";

interface Context {
  params: Promise<{ id: string }>;
}

/** Gives an account its role, for an owner. */
export const POST = handle(async (request, { params }: Context) => {
  const session = await writingSession(request);
  const role = parseRole(await readJson(request));
  await services().store.setRole(session, (await params).id, role);
  return answer({ ok: true });
});

/** Ends an account, for an owner. */
export const DELETE = handle(async (request, { params }: Context) => {
  const session = await writingSession(request);
  await readNothing(request);
  await services().store.deleteUser(session, (await params).id);
  return answer({ ok: true });
});
