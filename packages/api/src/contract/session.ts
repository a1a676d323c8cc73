import { z } from "zod";
import { code, currentPassword, email, linkToken, newPassword, role } from "./credentials.ts";
import { defineRoute } from "./define-route.ts";
import { done, strictBody, time } from "./fields.ts";

const signedIn = z.object({
  email: z.string(),
  role,
  /** All accounts need a second factor, and this account has none: it can only set up one. */
  secondFactorMissing: z.literal(true).optional(),
  /** Tries that were refused for the account since its previous sign-in; left out where there were none. */
  refused: z.object({ count: z.number(), last: time }).optional(),
});

export const sessionRoutes = {
  readSession: defineRoute("GET", "/api/session", "editor", {
    summary: "Who is signed in.",
    beforeSecondFactor: true,
    response: signedIn,
  }),
  signIn: defineRoute("POST", "/api/session", "visitor", {
    summary:
      "Signs in. An account with a second factor answers 401 with `secondFactor: true` until the call brings a `code`.",
    limit: "signIns",
    body: strictBody({ email, password: currentPassword, code: code.optional() }),
    response: signedIn,
  }),
  signOut: defineRoute("DELETE", "/api/session", "editor", {
    summary: "Signs out.",
    beforeSecondFactor: true,
    response: done,
  }),
  confirmSession: defineRoute("POST", "/api/session/confirmation", "editor", {
    summary:
      "Takes the password again, and the code of an account with a second factor. What asks for it is open for ten minutes. The session's token is renewed.",
    beforeSecondFactor: true,
    body: strictBody({ password: currentPassword, code: code.optional() }),
    response: done,
  }),
  setUp: defineRoute("POST", "/api/setup", "visitor", {
    summary:
      "Creates the first administrator with the one-time token and signs in. 404, whatever is sent, once there is one.",
    status: 201,
    goneFirst: 404,
    body: strictBody({ token: linkToken, email, password: newPassword }),
    response: signedIn,
  }),
  redeemReset: defineRoute("POST", "/api/password-reset", "visitor", {
    summary: "Chooses a new password with the one-time token that an owner handed over, and signs in.",
    body: strictBody({ token: linkToken, password: newPassword }),
    response: signedIn,
  }),
};
