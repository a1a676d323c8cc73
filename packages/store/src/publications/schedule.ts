import {
  type Actor,
  type Author,
  authoredColumns,
  authorOf,
  authorship,
  type SystemActor,
} from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import { requireOpenSession } from "../accounts/open-session.ts";
import { latest } from "../base/clock.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import { readVersion } from "../revisions/read-revision.ts";
import type { Database } from "../schema/tables.ts";

/** Milliseconds after which another process may claim a running publication: the first one has died. */
const leaseDuration = 10 * 60_000;

const scheduleStates = ["pending", "running", "done", "failed", "cancelled"] as const;
type ScheduleState = (typeof scheduleStates)[number];

/** A publication that waits for its time, or has run. */
export interface ScheduledPublication {
  id: string;
  revisionId: string;
  /** The version of that revision. */
  version: number;
  due: Date;
  state: ScheduleState;
  /** The reason of its failure, or the warnings of its publication, in Spanish; otherwise empty. */
  detail: string;
  author: Author;
  createdAt: Date;
}

export interface Schedule {
  /** Schedules a revision in place of the pending one. Throws `revision-to-publish-not-found`, `schedule-in-past`. */
  schedulePublication(actor: Actor, wanted: { revisionId: string; due: Date }): Promise<ScheduledPublication>;
  /**
   * Cancels the publication that is pending, or is rendered at this moment: it is not published any more. Throws `lease-
   * lost` where there is none: it was published meanwhile, or somebody else cancelled it.
   */
  cancelSchedule(actor: Actor): Promise<void>;
  /** The pending one and the last ones with their results, the newest first. */
  schedule(limit?: number): Promise<ScheduledPublication[]>;
  /** The publication whose time has come, or null. Only one caller of all processes gets it. */
  claimScheduled(actor: SystemActor): Promise<ScheduledPublication | null>;
  /**
   * Records the result of a claimed publication: its warnings, or a failure before `createPublication`. A publication
   * that was cancelled meanwhile stays cancelled, and a public one never becomes failed.
   */
  finishScheduled(
    actor: SystemActor,
    id: string,
    end: { state: "done" | "failed"; detail: string },
  ): Promise<void>;
}

export function openSchedule(context: Context): Schedule {
  const { engine, now } = context;
  return {
    schedulePublication: async (actor, wanted) => schedule(context, actor, wanted),
    schedule: (limit = 20) => engine.read((db) => list(db, limit)),
    async claimScheduled(actor) {
      authorOf(actor);
      return claim(context);
    },

    async cancelSchedule(actor) {
      const author = authorOf(actor);
      await engine.write(async (db) => {
        await requireOpenSession(db, actor);
        if (!(await cancel(db, ["pending", "running"]))) throw new StoreError("lease-lost");
        await appendAudit(db, { author, action: "schedule.cancelled", detail: null, createdAt: now() });
      });
    },

    async finishScheduled(actor, id, { state, detail }) {
      authorOf(actor);
      await engine.write((db) =>
        db
          .updateTable("schedule")
          .set({ state, detail: sanitizeText(detail).slice(0, 2000) })
          .where("id", "=", id)
          .where("state", "not in", state === "failed" ? ["cancelled", "done"] : ["cancelled"])
          .execute(),
      );
    },
  };
}

/**
 * Marks it as done, inside the write that publishes it; answers who scheduled it. Throws `lease-lost` when it is not
 * running: it is published once.
 */
export async function completeScheduled(db: Database, id: string): Promise<Author> {
  const row = await db
    .updateTable("schedule")
    .set({ state: "done" })
    .where("id", "=", sanitizeText(id))
    .where("state", "=", "running")
    .returningAll()
    .executeTakeFirstOrThrow(() => new StoreError("lease-lost"));
  return authorship(row).author;
}

async function schedule(
  { engine, now }: Context,
  actor: Actor,
  { revisionId, due }: { revisionId: string; due: Date },
): Promise<ScheduledPublication> {
  const author = authorOf(actor);
  const createdAt = now();
  if (!(due.getTime() > createdAt.getTime())) throw new StoreError("schedule-in-past");
  const id = recordId(createdAt);
  return engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const version = await readVersion(db, revisionId, "revision-to-publish-not-found");
    await cancel(db, ["pending"]);
    await db
      .insertInto("schedule")
      .values({
        id,
        revision_id: revisionId,
        due: due.toISOString(),
        state: "pending",
        detail: "",
        claimed_at: null,
        ...authoredColumns(author, createdAt),
      })
      .execute();
    const detail = { version, due: due.toISOString() };
    await appendAudit(db, { author, action: "schedule.set", detail, createdAt });
    return { id, revisionId, version, due, state: "pending", detail: "", author, createdAt };
  });
}

/** Returns whether a publication was cancelled. A publication that is being rendered goes out only while it is `running`. */
async function cancel(db: Database, states: readonly ScheduleState[]): Promise<boolean> {
  const cancelled = await db
    .updateTable("schedule")
    .set({ state: "cancelled" })
    .where("state", "in", states)
    .returning("id")
    .execute();
  return cancelled.length > 0;
}

function claim({ engine, now }: Context): Promise<ScheduledPublication | null> {
  const time = now();
  const leaseStart = new Date(time.getTime() - leaseDuration).toISOString();
  return engine.write(async (db) => {
    const row = await rows(db)
      .where("schedule.due", "<=", time.toISOString())
      .where((where) =>
        where.or([
          where("schedule.state", "=", "pending"),
          where.and([
            where("schedule.state", "=", "running"),
            where.or([
              where("schedule.claimed_at", "<=", leaseStart),
              // Claimed while a clock was ahead.
              where("schedule.claimed_at", ">", latest(time)),
            ]),
          ]),
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
  const scheduledRows = await rows(db).orderBy("schedule.id", "desc").limit(limit).execute();
  return scheduledRows.map(scheduled);
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
    ...authorship(row),
  };
}
