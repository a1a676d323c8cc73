import { answer } from "../../../../api/answer.ts";
import { readJson, readNothing } from "../../../../api/body.ts";
import { parseRole } from "../../../../api/credentials.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { services } from "../../../services.ts";

interface Context {
  params: Promise<{ id: string }>;
}

/** Gives an account its role, for an owner. */
export const POST = handle(async (request, { params }: Context) => {
  const { session, body } = await writing(request, readJson);
  const role = parseRole(body);
  await services().store.setRole(session, (await params).id, role);
  return answer({ ok: true });
});

/** Ends an account, for an owner. */
export const DELETE = handle(async (request, { params }: Context) => {
  const { session } = await writing(request, readNothing);
  await services().store.deleteUser(session, (await params).id);
  return answer({ ok: true });
});
