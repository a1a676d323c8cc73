import { answer } from "../../../../../api/answer.ts";
import { readNothing } from "../../../../../api/body.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { services } from "../../../../services.ts";

/**
 * Takes another account's password, second factor and sessions away, for an owner: `{ address, until }`. The address,
 * where a new password is chosen, is told this once.
 */
export const POST = handle(async (request, { params }: { params: Promise<{ id: string }> }) => {
  const { session } = await writing(request, readNothing);
  const { store, origin } = services();
  const { token, expiresAt } = await store.resetPassword(session, (await params).id);
  return answer({ address: `${origin}/admin/contrasena?token=${token}`, until: expiresAt.toISOString() });
});
