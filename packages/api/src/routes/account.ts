import { sessionCookie } from "../auth/cookie.ts";
import { requireGoodPassword } from "../auth/good-password.ts";
import { clearCodes, countCode } from "../auth/rate-limits.ts";
import { requireOwnPassword } from "../auth/reauthenticate.ts";
import { requireConfirmedCode } from "../auth/session.ts";
import type { accountRoutes, userRoutes } from "../contract/account.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";

export const accountHandlers = {
  readAccount: async ({ services: { store }, session }) => {
    return {
      ...session.user,
      secondFactor: await store.secondFactor(session.user.id),
      sessions: await store.sessions(session),
      secondFactorRequired: await store.secondFactorRequired(),
    };
  },

  changePassword: async ({ request, services, session, body }) => {
    await requireConfirmedCode(session, services);
    await requireOwnPassword(services, request, { session, password: body.current, field: "current" });
    if (body.password.normalize("NFC") === body.current.normalize("NFC"))
      throw invalidFields([
        { path: "password", message: "Es la misma que ya tienes. Escribe otra para cambiarla." },
      ]);
    await requireGoodPassword(services, { email: session.user.email, password: body.password });
    const token = await services.store.changePassword(session, body.password);
    return new Reply({ ok: true }, sessionCookie(token, services.origin));
  },

  beginSecondFactor: async ({ services, session }) => {
    const { store, origin } = services;
    if ((await store.secondFactor(session.user.id)).active)
      throw new HttpError(409, "El segundo paso ya está activo. Quítalo antes de configurarlo de nuevo.");
    return store.beginSecondFactor(session, `Consultorio ${new URL(origin).hostname}`);
  },

  confirmSecondFactor: async ({ request, services, session, body }) => {
    const counter = session.publicId;
    await countCode(services, request, { counter, email: session.user.email });
    const confirmed = await services.store.confirmSecondFactor(session, body.code);
    if (confirmed === null)
      throw invalidFields([{ path: "code", message: "El código no es correcto. Escribe el que ves ahora." }]);
    await clearCodes(services, counter);
    const { recoveryCodes, token } = confirmed;
    return new Reply({ recoveryCodes }, sessionCookie(token, services.origin));
  },

  endSecondFactor: async ({ services: { store, origin }, session }) =>
    new Reply({ ok: true }, sessionCookie(await store.endSecondFactor(session), origin)),

  endSession: ({ services: { store }, session, params }) => store.endSession(session, params.id),

  endOtherSessions: ({ services: { store }, session }) => store.deleteOtherSessions(session),
} satisfies Handlers<typeof accountRoutes>;

export const userHandlers = {
  listUsers: async ({ services: { store }, session }) => {
    const access = await store.userAccess(session);
    const users = await store.users(session);
    return {
      users: users.map((user) => ({ secondFactor: false, sessions: 0, ...user, ...access.get(user.id) })),
    };
  },

  createUser: async ({ services, session, body }) => {
    await requireGoodPassword(services, body);
    return { user: await services.store.createUser(session, body) };
  },

  readOpenWork: ({ services: { store }, session, params }) => store.openWork(session, params.id),

  endUserSessions: ({ services: { store }, session, params }) => store.endSessionsOf(session, params.id),

  requireSecondFactor: ({ services: { store }, session, body }) =>
    store.requireSecondFactor(session, body.required),

  setRole: async ({ services: { store }, session, params, body }) => {
    await store.setRole(session, params.id, body.role);
  },

  deleteUser: async ({ services: { store }, session, params }) => {
    await store.deleteUser(session, params.id);
  },

  resetPassword: async ({ services, session, params }) => {
    const { token, ...reset } = await services.store.resetPassword(session, params.id);
    // A fragment is sent to no server, so that no log has the token.
    return { address: `${services.origin}/admin/contrasena#token=${token}`, ...reset };
  },
} satisfies Handlers<typeof userRoutes>;
