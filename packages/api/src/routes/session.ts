import { sessionCookie } from "../auth/cookie.ts";
import { clearSignIns, countSignIn } from "../auth/rate-limits.ts";
import { requireCode } from "../auth/reauthenticate.ts";
import type { sessionRoutes } from "../contract/session.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";

const setupRefusals = {
  wrong: "El enlace de configuración no es válido. Usa el que imprimió el servidor al iniciar.",
  expired: "El enlace de configuración venció. Reinicia el servidor para obtener otro.",
  exhausted: "Hubo demasiados intentos con un enlace equivocado. Reinicia el servidor para obtener otro.",
};

const userAgentOf = (request: Request) => request.headers.get("user-agent") ?? "";

export const sessionHandlers = {
  readSession: async ({ session }) => session.user,

  // Every attempt is counted before the password is compared.
  signIn: async ({ request, services, body: { code, ...credentials } }) => {
    await countSignIn(services, request, credentials.email);
    const user = await services.store.authenticate(credentials);
    if (user === null) throw new HttpError(401, "El correo o la contraseña no son correctos.");
    await clearSignIns(services, credentials.email);
    await requireCode(services, user, code);
    const options = { userAgent: userAgentOf(request), credentialVersion: user.credentialVersion };
    const { token } = await services.store.createSession(user.id, options);
    return new Reply(user, sessionCookie(token, services.origin));
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
      const made = await services.store.createFirstUser(body);
      if ("refused" in made) {
        if (made.refused === "closed") throw new HttpError(404, "No existe.");
        throw new HttpError(403, setupRefusals[made.refused]);
      }
      const { token } = await services.store.createSession(made.user.id, { userAgent: userAgentOf(request) });
      return new Reply(made.user, sessionCookie(token, services.origin));
    },
  },

  redeemReset: async ({ request, services, body }) => {
    const user = await services.store.redeemReset(body);
    if (user === null) throw new HttpError(403, "El enlace venció o ya se usó. Pide otro a quien te lo dio.");
    await clearSignIns(services, user.email);
    const options = { userAgent: userAgentOf(request), credentialVersion: user.credentialVersion };
    const { token } = await services.store.createSession(user.id, options);
    return new Reply(user, sessionCookie(token, services.origin));
  },
} satisfies Handlers<typeof sessionRoutes>;
