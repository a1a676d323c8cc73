import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ask } from "./ask.ts";

export const roleSchema = z.enum(["propietaria", "editora"]);
export type Role = z.infer<typeof roleSchema>;

const session = z.object({
  id: z.string(),
  agent: z.string(),
  since: z.coerce.date(),
  seen: z.coerce.date(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof session>;

const account = z.object({
  email: z.string(),
  role: roleSchema,
  secondFactor: z.object({ active: z.boolean(), codesLeft: z.number() }),
  sessions: z.array(session),
});
const done = z.object({ ok: z.literal(true) });

/** The own account: who, its second factor, and where it is open. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => ask(account, "/api/account"),
});

export const changePassword = (change: { current: string; password: string }) =>
  ask(done, "/api/account/password", { method: "POST", body: change });

/** A new secret for an authenticator; it counts once a code confirms it. */
export const beginSecondFactor = () =>
  ask(z.object({ secret: z.string(), uri: z.string() }), "/api/account/second-factor", { method: "POST" });

/** Turns the second factor on; resolves with the recovery codes, which are told this once. */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (
    await ask(z.object({ recoveryCodes: z.array(z.string()) }), "/api/account/second-factor/confirm", {
      method: "POST",
      body: { code },
    })
  ).recoveryCodes;

export const endSecondFactor = (password: string) =>
  ask(done, "/api/account/second-factor/off", { method: "POST", body: { password } });

export const endSession = (id: string) => ask(done, `/api/account/sessions/${id}`, { method: "DELETE" });

export const endOtherSessions = () => ask(done, "/api/account/sessions", { method: "DELETE" });

const user = z.object({ id: z.string(), email: z.string(), role: roleSchema, at: z.coerce.date() });
export type User = z.infer<typeof user>;

/** Every account; for an owner. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: async () => (await ask(z.object({ users: z.array(user) }), "/api/users")).users,
});

export const createUser = (account: { email: string; password: string; role: Role }) =>
  ask(z.object({ user }), "/api/users", { method: "POST", body: account });

export const setRole = (id: string, role: Role) =>
  ask(done, `/api/users/${id}`, { method: "POST", body: { role } });

/** Takes another account's password away; its owner chooses a new one at the address, which is told this once. */
export const resetPassword = (id: string) =>
  ask(z.object({ address: z.string(), until: z.coerce.date() }), `/api/users/${id}/reset`, {
    method: "POST",
  });

export const deleteUser = (id: string) => ask(done, `/api/users/${id}`, { method: "DELETE" });
