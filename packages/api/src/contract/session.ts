import { z } from "zod";
import { code, currentPassword, email, linkToken, newPassword, role } from "./credentials.ts";
import { defineRoute } from "./define-route.ts";
import { done, strictBody } from "./fields.ts";

const signedIn = z.object({ email: z.string(), role });

export const sessionRoutes = {
  readSession: defineRoute("GET", "/api/session", "editor", {
    summary: "Who is signed in.",
    response: signedIn,
  }),
  signIn: defineRoute("POST", "/api/session", "visitor", {
    summary:
      "Signs in. An account with a second factor answers 401 with `secondFactor: true` until the call brings a `code`.",
    body: strictBody({ email, password: currentPassword, code: code.optional() }),
    response: signedIn,
  }),
  signOut: defineRoute("DELETE", "/api/session", "editor", {
    summary: "Signs out.",
    response: done,
  }),
  setUp: defineRoute("POST", "/api/setup", "visitor", {
    summary: "Creates the first administrator with the one-time token and signs in. 404 once there is one.",
    status: 201,
    body: strictBody({ token: linkToken, email, password: newPassword }),
    response: signedIn,
  }),
  redeemReset: defineRoute("POST", "/api/password-reset", "visitor", {
    summary: "Chooses a new password with the one-time token that an owner handed over, and signs in.",
    body: strictBody({ token: linkToken, password: newPassword }),
    response: signedIn,
  }),
};
