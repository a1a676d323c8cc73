import type { Database } from "../schema/tables.ts";

/** How long a clock has to run before its time counts, in milliseconds. */
const proof = 24 * 60 * 60_000;

/**
 * The time up to which ages count where something is deleted for good: the time of the newest version that is a day old;
 * `now` where there is none. A clock that is months ahead for some hours makes nothing old.
 */
export async function provenTime(db: Database, now: Date): Promise<Date> {
  const { at } = await db
    .selectFrom("revision")
    .select(({ fn }) => fn.max<string | null>("at").as("at"))
    .where("at", "<=", new Date(now.getTime() - proof).toISOString())
    .executeTakeFirstOrThrow();
  return at === null ? now : new Date(at);
}
