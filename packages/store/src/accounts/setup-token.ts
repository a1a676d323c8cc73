import { randomBytes, timingSafeEqual } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { anyUser, type Credentials, insertAccount, newAccount } from "./account.ts";
import type { SystemActor, User } from "./actor.ts";
import { authorOf } from "./actor.ts";

/** Milliseconds. */
const tokenLifetime = 60 * 60_000;
const maxTries = 10;

/** Why the first account was not created: an account exists, or the token is wrong, expired or tried too often. */
type SetupRefusal = "closed" | "wrong" | "expired" | "exhausted";

type SetupAnswer = { user: User } | { refused: SetupRefusal };

export interface Setup {
  /**
   * Creates a one-time token for the first account, valid for 60 minutes and 10 tries. Null when an account exists. Only
   * the newest token of all processes is valid. The token is `chosen`, or 128 random bits.
   */
  createSetupToken(actor: SystemActor, chosen?: string): Promise<string | null>;
  /** Creates the first account and uses the token up, in one transaction: of several calls at once, one succeeds. */
  createFirstUser(request: Credentials & { token: string }): Promise<SetupAnswer>;
}

export function openSetup({ engine, now }: Context): Setup {
  return {
    async createSetupToken(actor, chosen) {
      authorOf(actor);
      const token = chosen ?? randomBytes(16).toString("base64url");
      const row = {
        token_hash: sha256(token),
        until: new Date(now().getTime() + tokenLifetime).toISOString(),
        tries_left: maxTries,
      };
      return engine.write(async (db) => {
        if (await anyUser(db)) return null;
        await db
          .insertInto("setup_token")
          .values({ slot: 1, ...row })
          .onConflict((on) => on.column("slot").doUpdateSet(row))
          .execute();
        return token;
      });
    },

    async createFirstUser({ token, ...credentials }) {
      const refused = await engine.write(async (db) => {
        const refusal = await refusalOf(db, token, now());
        if (refusal === "wrong") await countTry(db);
        return refusal;
      });
      if (refused) return { refused };
      const account = await newAccount(credentials, "owner", now());
      return engine.write(async (db): Promise<SetupAnswer> => {
        const late = await refusalOf(db, token, now());
        if (late) return { refused: late };
        await db.deleteFrom("setup_token").execute();
        return { user: await insertAccount(db, account) };
      });
    },
  };
}

async function refusalOf(db: Database, token: string, time: Date): Promise<SetupRefusal | undefined> {
  if (await anyUser(db)) return "closed";
  const stored = await db.selectFrom("setup_token").selectAll().executeTakeFirst();
  if (!stored) return "wrong";
  if (stored.tries_left <= 0) return "exhausted";
  const { until } = stored;
  // A later end was written while the clock was ahead.
  const furthest = latest(new Date(time.getTime() + tokenLifetime));
  if (until <= time.toISOString() || until > furthest) return "expired";
  return timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(stored.token_hash)) ? undefined : "wrong";
}

async function countTry(db: Database): Promise<void> {
  await db
    .updateTable("setup_token")
    .set((set) => ({ tries_left: set("tries_left", "-", 1) }))
    .execute();
}
