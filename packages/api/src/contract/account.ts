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
    response: z.object({
      email: z.string(),
      role,
      secondFactor: z.object({ active: z.boolean(), codesLeft: z.number() }),
      sessions: z.array(openSession),
    }),
  }),
  changePassword: defineRoute("POST", "/api/account/password", "editor", {
    summary: "Changes the password and ends all other sessions.",
    body: strictBody({ current: currentPassword, password: newPassword }),
    response: done,
  }),
  beginSecondFactor: defineRoute("POST", "/api/account/second-factor", "editor", {
    summary: "A new secret for the authenticator. It counts once a code confirms it.",
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: defineRoute("POST", "/api/account/second-factor/confirm", "editor", {
    summary: "Turns the second factor on with a first code. The recovery codes are shown this once.",
    body: strictBody({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  endSecondFactor: defineRoute("POST", "/api/account/second-factor/off", "editor", {
    summary: "Turns the second factor off.",
    body: strictBody({ password: currentPassword }),
    response: done,
  }),
  endSession: defineRoute("DELETE", "/api/account/sessions/:id", "editor", {
    summary: "Ends one of the account's own sessions.",
    response: done,
  }),
  endOtherSessions: defineRoute("DELETE", "/api/account/sessions", "editor", {
    summary: "Signs the account out everywhere else.",
    response: done,
  }),
};

const user = z.object({ id: z.string(), email: z.string(), role, createdAt: time });
/** An account as an owner sees it. */
export type User = z.output<typeof user>;

export const userRoutes = {
  listUsers: defineRoute("GET", "/api/users", "owner", {
    summary: "Every account.",
    response: z.object({ users: z.array(user) }),
  }),
  createUser: defineRoute("POST", "/api/users", "owner", {
    summary: "Creates a further account.",
    status: 201,
    body: strictBody({ email, password: newPassword, role }),
    response: z.object({ user }),
  }),
  setRole: defineRoute("POST", "/api/users/:id", "owner", {
    summary: "Gives an account its role.",
    body: strictBody({ role }),
    response: done,
  }),
  deleteUser: defineRoute("DELETE", "/api/users/:id", "owner", {
    summary: "Deletes an account.",
    response: done,
  }),
  resetPassword: defineRoute("POST", "/api/users/:id/reset", "owner", {
    summary:
      "Takes another account's password, second factor and sessions away. A new password is chosen at the address, which is shown this once.",
    response: z.object({ address: z.string(), expiresAt: time }),
  }),
};
