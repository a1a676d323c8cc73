import type { User, VerifiedSession } from "@consultorio/store";
import { clientOf } from "../auth/client.ts";
import { sessionCookie } from "../auth/cookie.ts";
import { requireGoodPassword } from "../auth/good-password.ts";
import { clearSignIns } from "../auth/rate-limits.ts";
import { requireCode, requireOwnCode, requireOwnPassword } from "../auth/reauthenticate.ts";
import type { sessionRoutes } from "../contract/session.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";
import type { Services } from "../services.ts";

const setupRefusals = {
  wrong: "El enlace de configuración no es válido. Usa el que imprimió el servidor al iniciar.",
  expired: "El enlace de configuración venció. Reinicia el servidor para obtener otro.",
  exhausted: "Hubo demasiados intentos con un enlace equivocado. Reinicia el servidor para obtener otro.",
};

/** Begins a session of an authenticated account, and signs the browser in. */
async function begin(
  { store, origin }: Services,
  request: Request,
  user: User & { credentialVersion?: string },
) {
  const { credentialVersion } = user;
  const { token, session, refused } = await store.createSession(user.id, {
    ...clientOf(request),
    ...(credentialVersion !== undefined && { credentialVersion }),
  });
  const value = { ...sessionBody(session), ...(refused && { refused }) };
  return new Reply(value, sessionCookie(token, origin));
}

const sessionBody = ({ user: { email, role }, secondFactorMissing }: VerifiedSession) => ({
  email,
  role,
  ...(secondFactorMissing && { secondFactorMissing }),
});

export const sessionHandlers = {
  readSession: async ({ session }) => sessionBody(session),

  signIn: async ({ request, services, body: { code, ...credentials } }) => {
    const user = await services.store.authenticate(credentials);
    if (user === null) {
      const attempt = { ...clientOf(request), email: credentials.email, reason: "password" as const };
      await services.store.noteRefusal(attempt);
      throw new HttpError(401, "El correo o la contraseña no son correctos.");
    }
    await clearSignIns(services, credentials.email);
    await requireCode(services, request, { user, code });
    return begin(services, request, user);
  },

  confirmSession: async ({ request, services, session, body }) => {
    await requireOwnPassword(services, request, { session, password: body.password, field: "password" });
    await requireOwnCode(services, request, { session, code: body.code, field: "code" });
    const { token } = await services.store.confirmSession(session);
    return new Reply({ ok: true }, sessionCookie(token, services.origin));
  },

  signOut: async ({ services, session }) => {
    await services.store.deleteSession(session);
    return new Reply({ ok: true }, sessionCookie("", services.origin));
  },

  setUp: {
    async precondition({ store }) {
      if (await store.hasUsers()) throw new HttpError(404, "No existe.");
    },
    async answer({ request, services, body }) {
      await requireGoodPassword(services, body);
      const made = await services.store.createFirstUser(body);
      if ("refused" in made) {
        if (made.refused === "closed") throw new HttpError(404, "No existe.");
        throw new HttpError(403, setupRefusals[made.refused]);
      }
      return begin(services, request, made.user);
    },
  },

  redeemReset: async ({ request, services, body }) => {
    const gone = new HttpError(403, "El enlace venció o ya se usó. Pide otro a quien te lo dio.");
    const email = await services.store.emailOfReset(body.token);
    if (email === null) throw gone;
    await requireGoodPassword(services, { email, password: body.password });
    const user = await services.store.redeemReset(body);
    if (user === null) throw gone;
    await clearSignIns(services, user.email);
    return begin(services, request, user);
  },
} satisfies Handlers<typeof sessionRoutes>;
