import type { Database } from "../schema/tables.ts";
import { endAllSessions, openSessionsAt } from "./sessions.ts";

/** Sessions, scheduled publications and review links of an account, which stay open while nobody is signed in. */
export interface OpenWork {
  sessions: number;
  /** Publications that wait for their time. */
  schedule: { version: number; due: Date }[];
  /** Links that show a draft to everybody who has them. */
  reviewLinks: { version: number; expiresAt: Date }[];
}

export async function readOpenWork(db: Database, userId: string, time: Date): Promise<OpenWork> {
  const sessions = await openSessionsAt(db, time).select("id").where("account_id", "=", userId).execute();
  const schedule = await db
    .selectFrom("schedule")
    .innerJoin("revision", "revision.id", "schedule.revision_id")
    .select(["revision.version", "schedule.due"])
    .where("schedule.author_id", "=", userId)
    .where("schedule.state", "in", ["pending", "running"])
    .execute();
  const links = await db
    .selectFrom("review_link")
    .innerJoin("revision", "revision.id", "review_link.revision_id")
    .select(["revision.version", "review_link.until"])
    .where("review_link.author_id", "=", userId)
    .where("review_link.revoked", "=", 0)
    .where("review_link.until", ">", time.toISOString())
    .orderBy("review_link.id")
    .execute();
  return {
    sessions: sessions.length,
    schedule: schedule.map(({ version, due }) => ({ version, due: new Date(due) })),
    reviewLinks: links.map(({ version, until }) => ({ version, expiresAt: new Date(until) })),
  };
}

/** Ends the open work of an account, inside a write, and returns it. */
export async function endOpenWork(db: Database, userId: string, time: Date): Promise<OpenWork> {
  const ended = await readOpenWork(db, userId, time);
  await endAllSessions(db, userId);
  await db
    .updateTable("schedule")
    .set({ state: "cancelled" })
    .where("author_id", "=", userId)
    // A publication that is being rendered goes out only while it is `running`.
    .where("state", "in", ["pending", "running"])
    .execute();
  await db.updateTable("review_link").set({ revoked: 1 }).where("author_id", "=", userId).execute();
  return ended;
}

/** Counts of the ended work, for the audit. */
export const countsOf = ({ sessions, schedule, reviewLinks }: OpenWork) => ({
  sessions,
  schedule: schedule.length,
  reviewLinks: reviewLinks.length,
});
