import { clearCodes, countCode } from "../auth/rate-limits.ts";
import { requireOwnPassword } from "../auth/reauthenticate.ts";
import type { accountRoutes, userRoutes } from "../contract/account.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";

export const accountHandlers = {
  readAccount: async ({ services: { store }, session }) => {
    const sessions = await store.sessions(session);
    return { ...session.user, secondFactor: await store.secondFactor(session.user.id), sessions };
  },

  changePassword: async ({ request, services, session, body }) => {
    await requireOwnPassword(services, request, { session, password: body.current, field: "current" });
    await services.store.changePassword(session, body.password);
  },

  beginSecondFactor: async ({ services, session }) => {
    const { store, origin } = services;
    if ((await store.secondFactor(session.user.id)).active)
      throw new HttpError(409, "El segundo paso ya está activo. Quítalo antes de configurarlo de nuevo.");
    return store.beginSecondFactor(session, `Consultorio ${new URL(origin).hostname}`);
  },

  confirmSecondFactor: async ({ services, session, body }) => {
    await countCode(services, session.user.id);
    const recoveryCodes = await services.store.confirmSecondFactor(session, body.code);
    if (recoveryCodes === null)
      throw invalidFields([{ path: "code", message: "El código no es correcto. Escribe el que ves ahora." }]);
    await clearCodes(services, session.user.id);
    return { recoveryCodes };
  },

  endSecondFactor: async ({ request, services, session, body }) => {
    await requireOwnPassword(services, request, { session, password: body.password, field: "password" });
    await services.store.endSecondFactor(session);
  },

  endSession: ({ services: { store }, session, params }) => store.endSession(session, params.id),

  endOtherSessions: ({ services: { store }, session }) => store.deleteOtherSessions(session),
} satisfies Handlers<typeof accountRoutes>;

export const userHandlers = {
  listUsers: async ({ services: { store }, session }) => ({ users: await store.users(session) }),

  createUser: async ({ services: { store }, session, body }) => ({
    user: await store.createUser(session, body),
  }),

  setRole: ({ services: { store }, session, params, body }) => store.setRole(session, params.id, body.role),

  deleteUser: ({ services: { store }, session, params }) => store.deleteUser(session, params.id),

  resetPassword: async ({ services, session, params }) => {
    const { token, expiresAt } = await services.store.resetPassword(session, params.id);
    return { address: `${services.origin}/admin/contrasena?token=${token}`, expiresAt };
  },
} satisfies Handlers<typeof userRoutes>;
