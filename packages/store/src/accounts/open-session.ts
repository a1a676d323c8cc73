import type { Role } from "@consultorio/content";
import type { Database } from "../schema/tables.ts";
import { type Actor, ownerRequired, SystemActor, unauthorised, VerifiedSession } from "./actor.ts";

/**
 * Throws `unauthorised`, inside a write, when the session of an actor ended after the call began. Publishing takes
 * seconds and an upload minutes, and an account that loses its session meanwhile must not change anything.
 */
export async function requireOpenSession(db: Database, actor: Actor): Promise<void> {
  await currentRole(db, actor);
}

/** The same for an action that only an owner may do. Throws `owner-required` when the account is an editor by now. */
export async function requireOwnerSession(db: Database, actor: Actor): Promise<void> {
  if ((await currentRole(db, actor)) !== ("owner" satisfies Role)) throw ownerRequired();
}

async function currentRole(db: Database, actor: Actor): Promise<string> {
  if (actor instanceof SystemActor) return "owner" satisfies Role;
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("account.role")
    .where("session.id", "=", VerifiedSession.idOf(actor))
    .executeTakeFirst();
  if (!row) throw unauthorised();
  return row.role;
}
