import { z } from "zod";
import { code, currentPassword, email, linkToken, newPassword, role } from "./credentials.ts";
import { defineRoute } from "./define-route.ts";
import { done, strictBody } from "./fields.ts";

const signedIn = z.object({ email: z.string(), role });

export const sessionRoutes = {
  readSession: defineRoute({
    method: "GET",
    path: "/api/session",
    access: "editor",
    summary: "Who is signed in.",
    response: signedIn,
  }),
  signIn: defineRoute({
    method: "POST",
    path: "/api/session",
    access: "visitor",
    summary:
      "Signs in. An account with a second factor answers 401 with `secondFactor: true` until the call brings a `code`.",
    body: strictBody({ email, password: currentPassword, code: code.optional() }),
    response: signedIn,
  }),
  signOut: defineRoute({
    method: "DELETE",
    path: "/api/session",
    access: "editor",
    summary: "Signs out.",
    response: done,
  }),
  setUp: defineRoute({
    method: "POST",
    path: "/api/setup",
    access: "visitor",
    summary: "Creates the first administrator with the one-time token and signs in. 404 once there is one.",
    status: 201,
    body: strictBody({ token: linkToken, email, password: newPassword }),
    response: signedIn,
  }),
  redeemReset: defineRoute({
    method: "POST",
    path: "/api/password-reset",
    access: "visitor",
    summary: "Chooses a new password with the one-time token that an owner handed over, and signs in.",
    body: strictBody({ token: linkToken, password: newPassword }),
    response: signedIn,
  }),
};
