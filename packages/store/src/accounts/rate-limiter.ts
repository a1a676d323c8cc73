import { sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import { recordId } from "../base/record-id.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";

/** How often something may be attempted. */
export interface RateLimit {
  /** The name of the counter, such as `account:ana@example.com`. Only its SHA-256 is kept. */
  key: string;
  limit: number;
  windowSeconds: number;
  /** Seconds to wait after the first attempt in the window, doubled with each further one. */
  delaySeconds?: number;
}

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /**
   * Counts one attempt against all limits at once, or refuses it when one limit is reached; a refused attempt is not
   * counted. Counting is exact for all calls of all processes. The window slides, and nobody waits longer than the
   * window: attempts that were counted while a clock was ahead are ignored.
   */
  attempt(limits: RateLimit[]): Promise<RateLimitResult>;
  /** Deletes the counted attempts of a key, for example after a successful sign-in. */
  forgetAttempts(key: string): Promise<void>;
}

export function openRateLimiter({ engine, now }: Context): RateLimiter {
  return {
    attempt: (limits) =>
      engine.write(async (db): Promise<RateLimitResult> => {
        const time = now();
        const waits: number[] = [];
        for (const limit of limits) waits.push(await waitFor(db, limit, time));
        const wait = Math.max(0, ...waits);
        if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) };
        await db.deleteFrom("attempt").where("until", "<=", time.toISOString()).execute();
        for (const limit of limits) await count(db, limit, time);
        return { allowed: true };
      }),

    async forgetAttempts(key) {
      await engine.write((db) => db.deleteFrom("attempt").where("key_hash", "=", sha256(key)).execute());
    },
  };
}

/** Milliseconds until a limit allows an attempt; 0 when it does so now. */
async function waitFor(db: Database, limit: RateLimit, time: Date): Promise<number> {
  const now = time.getTime();
  const window = limit.windowSeconds * 1000;
  const { count, oldest, newest } = await db
    .selectFrom("attempt")
    .select((select) => [
      select.fn.countAll<number>().as("count"),
      select.fn.min("at").as("oldest"),
      select.fn.max("at").as("newest"),
    ])
    .where("key_hash", "=", sha256(limit.key))
    .where("at", ">", new Date(now - window).toISOString())
    .where("at", "<=", latest(time))
    .executeTakeFirstOrThrow();
  if (count === 0) return 0;
  const untilFree = count < limit.limit ? 0 : Date.parse(oldest) + window - now;
  const delay = (limit.delaySeconds ?? 0) * 1000 * 2 ** (count - 1);
  return Math.min(window, Math.max(untilFree, Date.parse(newest) + delay - now));
}

async function count(db: Database, limit: RateLimit, time: Date): Promise<void> {
  await db
    .insertInto("attempt")
    .values({
      id: recordId(time),
      key_hash: sha256(limit.key),
      at: time.toISOString(),
      until: new Date(time.getTime() + limit.windowSeconds * 1000).toISOString(),
    })
    .execute();
}
