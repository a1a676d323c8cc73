import { z } from "zod";
import { code, currentPassword, email, newPassword, role } from "./credentials.ts";
import { defineRoute } from "./define-route.ts";
import { done, strictBody, time } from "./fields.ts";

const openSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: time,
  lastSeenAt: time,
  current: z.boolean(),
});
/** Where an account is signed in. */
export type OpenSession = z.output<typeof openSession>;

export const accountRoutes = {
  readAccount: defineRoute("GET", "/api/account", "editor", {
    summary: "The own account: its second factor, and where it is signed in.",
    beforeSecondFactor: true,
    response: z.object({
      email: z.string(),
      role,
      secondFactor: z.object({ active: z.boolean(), codesLeft: z.number() }),
      sessions: z.array(openSession),
      /** Whether all accounts need a second factor. */
      secondFactorRequired: z.boolean(),
    }),
  }),
  changePassword: defineRoute("POST", "/api/account/password", "editor", {
    summary:
      "Changes the password, ends all other sessions, and renews the token of the own one at once. An account with a second factor confirms password and code first.",
    beforeSecondFactor: true,
    body: strictBody({ current: currentPassword, password: newPassword }),
    response: done,
  }),
  beginSecondFactor: defineRoute("POST", "/api/account/second-factor", "editor", {
    summary: "A new secret for the authenticator. It counts once a code confirms it.",
    confirmed: true,
    beforeSecondFactor: true,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: defineRoute("POST", "/api/account/second-factor/confirm", "editor", {
    summary:
      "Turns the second factor on with a first code, ends all other sessions, and renews the token of the own one at once. The recovery codes are shown this once.",
    confirmed: true,
    beforeSecondFactor: true,
    body: strictBody({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  endSecondFactor: defineRoute("POST", "/api/account/second-factor/off", "editor", {
    summary: "Turns the second factor off, and renews the token of the session at once.",
    confirmed: true,
    response: done,
  }),
  endSession: defineRoute("DELETE", "/api/account/sessions/:id", "editor", {
    summary: "Ends one of the account's own sessions.",
    beforeSecondFactor: true,
    response: done,
  }),
  endOtherSessions: defineRoute("DELETE", "/api/account/sessions", "editor", {
    summary: "Signs the account out everywhere else.",
    beforeSecondFactor: true,
    response: done,
  }),
};

const user = z.object({ id: z.string(), email: z.string(), role, createdAt: time });
const watchedUser = user.extend({ secondFactor: z.boolean(), sessions: z.number() });
/** An account as an owner sees it, with whether it has a second factor and how many open sessions. */
export type User = z.output<typeof watchedUser>;

const openWork = z.object({
  sessions: z.number(),
  schedule: z.array(z.object({ version: z.number(), due: time })),
  reviewLinks: z.array(z.object({ version: z.number(), expiresAt: time })),
});
/** Sessions, scheduled publications and review links of an account, which stay open while nobody is signed in. */
export type OpenWork = z.output<typeof openWork>;

export const userRoutes = {
  listUsers: defineRoute("GET", "/api/users", "owner", {
    summary: "Every account.",
    response: z.object({ users: z.array(watchedUser) }),
  }),
  createUser: defineRoute("POST", "/api/users", "owner", {
    summary: "Creates a further account.",
    confirmed: true,
    status: 201,
    body: strictBody({ email, password: newPassword, role }),
    response: z.object({ user }),
  }),
  readOpenWork: defineRoute("GET", "/api/users/:id/open-work", "owner", {
    summary:
      "What an account left open: sessions, scheduled publications and review links. It ends when the account is deleted or reset, or becomes an editor's.",
    response: openWork,
  }),
  endUserSessions: defineRoute("DELETE", "/api/users/:id/sessions", "owner", {
    summary: "Ends every session of another account.",
    confirmed: true,
    response: done,
  }),
  requireSecondFactor: defineRoute("POST", "/api/second-factor-policy", "owner", {
    summary: "Asks every account for a second factor, or no longer. The owner needs one first.",
    confirmed: true,
    body: strictBody({ required: z.boolean({ error: "Elige sí o no." }) }),
    response: done,
  }),
  setRole: defineRoute("POST", "/api/users/:id", "owner", {
    summary: "Gives an account its role. What an owner left open ends when the account becomes an editor's.",
    confirmed: true,
    body: strictBody({ role }),
    response: done,
  }),
  deleteUser: defineRoute("DELETE", "/api/users/:id", "owner", {
    summary: "Deletes an account, and ends what it left open.",
    confirmed: true,
    response: done,
  }),
  resetPassword: defineRoute("POST", "/api/users/:id/reset", "owner", {
    summary:
      "Takes another account's password, second factor and sessions away. A new password is chosen at the address, which is shown this once.",
    confirmed: true,
    response: z.object({ address: z.string(), expiresAt: time, ended: openWork }),
  }),
};
