import type { Database } from "../schema/tables.ts";
import { type Actor, forbidden, type Role, SystemActor, unauthorised, VerifiedSession } from "./actor.ts";

/**
 * Refuses, inside a write, an actor whose session was ended since the call began: a password takes a tenth of a second to
 * hash, and whoever is thrown out meanwhile must leave nothing behind. Throws `unauthorised`.
 */
export async function requireOpenSession(db: Database, actor: Actor): Promise<void> {
  await roleNow(db, actor);
}

/** The same of what only the owner may do. Throws `forbidden` also for who is an editor by now. */
export async function requireOwnersSession(db: Database, actor: Actor): Promise<void> {
  if ((await roleNow(db, actor)) !== ("propietaria" satisfies Role)) throw forbidden();
}

async function roleNow(db: Database, actor: Actor): Promise<string> {
  if (actor instanceof SystemActor) return "propietaria" satisfies Role;
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("account.role")
    .where("token_hash", "=", VerifiedSession.tokenHash(actor))
    .executeTakeFirst();
  if (!row) throw unauthorised();
  return row.role;
}
