import { type Actor, type Author, authorOf, type SystemActor } from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import { recordId } from "../base/record-id.ts";
import { storableText } from "../base/storable.ts";
import { StoreError } from "../base/store-error.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";

/** How long a publication may take before another process may try it again: the one that began it has died. */
const PATIENCE = 10 * 60_000;

const scheduleStates = ["pending", "running", "done", "failed", "cancelled"] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** A publication that waits for its time, or what became of it. */
export interface ScheduledPublication {
  id: string;
  revisionId: string;
  /** The version of that revision. */
  version: number;
  due: Date;
  state: ScheduleState;
  /** Why it failed, in Spanish; else empty. */
  detail: string;
  author: Author;
  at: Date;
}

export interface Schedule {
  /** Has a revision published at a time, in place of what waited until now. Throws `not-found`, and `invalid` for a past time. */
  schedulePublication(actor: Actor, wanted: { revisionId: string; due: Date }): Promise<ScheduledPublication>;
  /** Takes back what waits; nothing waits afterwards. */
  cancelSchedule(actor: Actor): Promise<void>;
  /** What waits and what came of the latest ones, the newest first. */
  schedule(limit?: number): Promise<ScheduledPublication[]>;
  /** The publication whose time has come, if there is one. One caller gets it, whichever process asks. */
  claimScheduled(actor: SystemActor): Promise<ScheduledPublication | null>;
  /** Writes down how a claimed publication ended, where `createPublication` did not do it. */
  finishScheduled(
    actor: SystemActor,
    id: string,
    end: { state: "done" | "failed"; detail: string },
  ): Promise<void>;
}

export function openSchedule(context: Context): Schedule {
  const { engine, now } = context;
  return {
    schedulePublication: async (actor, wanted) => schedule(context, authorOf(actor), wanted),
    schedule: (limit = 20) => engine.read((db) => list(db, limit)),
    async claimScheduled(actor) {
      authorOf(actor);
      return claim(context);
    },

    async cancelSchedule(actor) {
      const author = authorOf(actor);
      await engine.write(async (db) => {
        await cancelPending(db);
        await appendAudit(db, { author, action: "schedule.cancelled", detail: null, at: now() });
      });
    },

    async finishScheduled(actor, id, { state, detail }) {
      authorOf(actor);
      await engine.write((db) =>
        db
          .updateTable("schedule")
          .set({ state, detail: storableText(detail).slice(0, 2000) })
          .where("id", "=", id)
          .execute(),
      );
    },
  };
}

/** Inside the write that publishes it. Throws `refused` where it is not under way any more: it goes out once. */
export async function completeScheduled(db: Database, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("schedule")
    .set({ state: "done" })
    .where("id", "=", storableText(id))
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new StoreError("refused", "La publicación programada ya salió o se canceló.");
}

async function schedule(
  { engine, now }: Context,
  author: Author,
  { revisionId, due }: { revisionId: string; due: Date },
): Promise<ScheduledPublication> {
  const at = now();
  if (!(due.getTime() > at.getTime()))
    throw new StoreError("invalid", "Elige una fecha y una hora que todavía no pasen.");
  const id = recordId(at);
  return engine.write(async (db) => {
    const { version } = await db
      .selectFrom("revision")
      .select("version")
      .where("id", "=", storableText(revisionId))
      .executeTakeFirstOrThrow(() => new StoreError("not-found", "La versión por publicar no existe."));
    await cancelPending(db);
    await db
      .insertInto("schedule")
      .values({
        id,
        revision_id: revisionId,
        due: due.toISOString(),
        state: "pending",
        detail: "",
        claimed_at: null,
        author_id: author.id,
        author_name: author.name,
        at: at.toISOString(),
      })
      .execute();
    const detail = { version, due: due.toISOString() };
    await appendAudit(db, { author, action: "schedule.set", detail, at });
    return { id, revisionId, version, due, state: "pending", detail: "", author, at };
  });
}

async function cancelPending(db: Database): Promise<void> {
  await db.updateTable("schedule").set({ state: "cancelled" }).where("state", "=", "pending").execute();
}

function claim({ engine, now }: Context): Promise<ScheduledPublication | null> {
  const time = now();
  const dead = new Date(time.getTime() - PATIENCE).toISOString();
  return engine.write(async (db) => {
    const row = await rows(db)
      .where("schedule.due", "<=", time.toISOString())
      .where((where) =>
        where.or([
          where("schedule.state", "=", "pending"),
          where.and([where("schedule.state", "=", "running"), where("schedule.claimed_at", "<=", dead)]),
        ]),
      )
      .orderBy("schedule.due")
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    await db
      .updateTable("schedule")
      .set({ state: "running", claimed_at: time.toISOString() })
      .where("id", "=", row.id)
      .execute();
    return scheduled({ ...row, state: "running" });
  });
}

async function list(db: Database, limit: number): Promise<ScheduledPublication[]> {
  const found = await rows(db).orderBy("schedule.id", "desc").limit(limit).execute();
  return found.map(scheduled);
}

function rows(db: Database) {
  return db
    .selectFrom("schedule")
    .innerJoin("revision", "revision.id", "schedule.revision_id")
    .selectAll("schedule")
    .select("revision.version");
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

function scheduled(row: ScheduleRow): ScheduledPublication {
  return {
    id: row.id,
    revisionId: row.revision_id,
    version: row.version,
    due: new Date(row.due),
    state: scheduleStates.find((state) => state === row.state) ?? "failed",
    detail: row.detail,
    author: { id: row.author_id, name: row.author_name },
    at: new Date(row.at),
  };
}
