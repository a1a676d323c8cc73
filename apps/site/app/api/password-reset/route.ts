import { answer } from "../../../api/answer.ts";
import { readSmallJson } from "../../../api/body.ts";
import { signedIn } from "../../../api/cookie.ts";
import { parseReset } from "../../../api/credentials.ts";
import { requireOwnOrigin } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { Refused } from "../../../api/refused.ts";
import { forgetAttempts } from "../../../api/sign-in-limits.ts";
import { services } from "../../services.ts";

/** Chooses a new password with the one-time token that an owner handed over, and signs in. */
export const POST = handle(async (request) => {
  requireOwnOrigin(request);
  const { store } = services();
  const user = await store.redeemReset(parseReset(await readSmallJson(request)));
  if (user === null) throw new Refused(403, "El enlace venció o ya se usó. Pide otro a quien te lo dio.");
  await forgetAttempts(user.email);
  const userAgent = request.headers.get("user-agent") ?? "";
  const { token } = await store.createSession(user.id, {
    userAgent,
    credentialVersion: user.credentialVersion,
  });
  return answer({ email: user.email, role: user.role }, { headers: signedIn(token) });
});
