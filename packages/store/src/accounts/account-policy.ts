import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { type Actor, ownerOf, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOwnerSession } from "./open-session.ts";

export interface AccountPolicy {
  /** Whether every account needs a second factor. An account without a second factor can only set it up. */
  secondFactorRequired(): Promise<boolean>;
  /** Throws `owner-required` for an editor, and `second-factor-own-first` for an owner who has none. */
  requireSecondFactor(actor: Actor, required: boolean): Promise<void>;
}

export function openAccountPolicy({ engine, now }: Context): AccountPolicy {
  return {
    secondFactorRequired: () => engine.read(isSecondFactorRequired),

    async requireSecondFactor(actor, required) {
      const author = ownerOf(actor);
      await engine.write(async (db) => {
        await requireOwnerSession(db, actor);
        if (required && actor instanceof VerifiedSession) await requireOwnFactor(db, actor.user.id);
        const row = { second_factor: required ? 1 : 0 };
        await db
          .insertInto("account_policy")
          .values({ slot: 1, ...row })
          .onConflict((on) => on.column("slot").doUpdateSet(row))
          .execute();
        const detail = { required };
        await appendAudit(db, { author, action: "policy.second-factor", detail, createdAt: now() });
      });
    },
  };
}

export async function isSecondFactorRequired(db: Database): Promise<boolean> {
  const row = await db.selectFrom("account_policy").select("second_factor").executeTakeFirst();
  return row?.second_factor === 1;
}

async function requireOwnFactor(db: Database, userId: string): Promise<void> {
  await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", userId)
    .where("totp_secret", "is not", null)
    .executeTakeFirstOrThrow(() => new StoreError("second-factor-own-first"));
}
