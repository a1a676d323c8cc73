import { clearCodes, countCode } from "../auth/rate-limits.ts";
import { requireOwnPassword } from "../auth/reauthenticate.ts";
import { accountRoutes, userRoutes } from "../contract/account.ts";
import { implement } from "../endpoint.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";

const done = { ok: true } as const;

export const accountEndpoints = {
  readAccount: implement(accountRoutes.readAccount, async ({ services: { store }, session }) => {
    const sessions = await store.sessions(session);
    return { ...session.user, secondFactor: await store.secondFactor(session.user.id), sessions };
  }),

  changePassword: implement(accountRoutes.changePassword, async ({ request, services, session, body }) => {
    await requireOwnPassword(services, request, { session, password: body.current, field: "current" });
    await services.store.changePassword(session, body.password);
    return done;
  }),

  beginSecondFactor: implement(accountRoutes.beginSecondFactor, async ({ services, session }) => {
    const { store, origin } = services;
    if ((await store.secondFactor(session.user.id)).active)
      throw new HttpError(409, "El segundo paso ya está activo. Quítalo antes de configurarlo de nuevo.");
    return store.beginSecondFactor(session, `Consultorio ${new URL(origin).hostname}`);
  }),

  confirmSecondFactor: implement(accountRoutes.confirmSecondFactor, async ({ services, session, body }) => {
    await countCode(services, session.user.id);
    const recoveryCodes = await services.store.confirmSecondFactor(session, body.code);
    if (recoveryCodes === null)
      throw invalidFields([{ path: "code", message: "El código no es correcto. Escribe el que ves ahora." }]);
    await clearCodes(services, session.user.id);
    return { recoveryCodes };
  }),

  endSecondFactor: implement(accountRoutes.endSecondFactor, async ({ request, services, session, body }) => {
    await requireOwnPassword(services, request, { session, password: body.password, field: "password" });
    await services.store.endSecondFactor(session);
    return done;
  }),

  endSession: implement(accountRoutes.endSession, async ({ services: { store }, session, params }) => {
    await store.endSession(session, params.id);
    return done;
  }),

  endOtherSessions: implement(accountRoutes.endOtherSessions, async ({ services: { store }, session }) => {
    await store.deleteOtherSessions(session);
    return done;
  }),
};

export const userEndpoints = {
  listUsers: implement(userRoutes.listUsers, async ({ services: { store }, session }) => {
    return { users: await store.users(session) };
  }),

  createUser: implement(userRoutes.createUser, async ({ services: { store }, session, body }) => {
    return { user: await store.createUser(session, body) };
  }),

  setRole: implement(userRoutes.setRole, async ({ services: { store }, session, params, body }) => {
    await store.setRole(session, params.id, body.role);
    return done;
  }),

  deleteUser: implement(userRoutes.deleteUser, async ({ services: { store }, session, params }) => {
    await store.deleteUser(session, params.id);
    return done;
  }),

  resetPassword: implement(userRoutes.resetPassword, async ({ services, session, params }) => {
    const { token, expiresAt } = await services.store.resetPassword(session, params.id);
    return { address: `${services.origin}/admin/contrasena?token=${token}`, expiresAt };
  }),
};
