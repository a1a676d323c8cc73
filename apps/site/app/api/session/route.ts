import { answer } from "../../../api/answer.ts";
import { readNothing, readSmallJson } from "../../../api/body.ts";
import { signedIn, signedOut } from "../../../api/cookie.ts";
import { parseSignIn } from "../../../api/credentials.ts";
import { readingSession, requireOwnOrigin, writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { Refused } from "../../../api/refused.ts";
import { requireCode } from "../../../api/second-step.ts";
import { countAttempt, forgetAttempts } from "../../../api/sign-in-limits.ts";
import { services } from "../../services.ts";

/** Who is signed in: `{ email, role }`. */
export const GET = handle(async (request) => {
  const { user } = await readingSession(request);
  return answer({ email: user.email, role: user.role });
});

/**
 * Signs in. Every attempt is counted before the password is looked at. An account with a second factor answers 401
 * with `secondFactor: true` until the call brings a `code`.
 */
export const POST = handle(async (request) => {
  requireOwnOrigin(request);
  const { code, ...credentials } = parseSignIn(await readSmallJson(request));
  await countAttempt(request, credentials.email);
  const { store } = services();
  const user = await store.authenticate(credentials);
  if (user === null) throw new Refused(401, "El correo o la contraseña no son correctos.");
  await forgetAttempts(credentials.email);
  await requireCode(user, code);
  const userAgent = request.headers.get("user-agent") ?? "";
  const { token } = await store.createSession(user.id, {
    userAgent,
    credentialVersion: user.credentialVersion,
  });
  return answer({ email: user.email, role: user.role }, { headers: signedIn(token) });
});

/** Signs out. */
export const DELETE = handle(async (request) => {
  const { session } = await writing(request, readNothing);
  await services().store.deleteSession(session);
  return answer({ ok: true }, { headers: signedOut() });
});
