import {
  type Actor,
  type Author,
  authoredColumns,
  authorOf,
  authorship,
  ownerOf,
} from "../accounts/actor.ts";
import { appendAudit, scheduledAction, scheduledLine } from "../accounts/audit.ts";
import { requireOpenSession, requireOwnerSession } from "../accounts/open-session.ts";
import { type Range, rangeLimit } from "../base/range.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import { readVersion } from "../revisions/read-revision.ts";
import type { Database } from "../schema/tables.ts";
import { type LivePointer, movePointer, readPointer } from "./live-pointer.ts";
import { readRecords, replaceRecords } from "./page-records.ts";
import { type NotificationMode, PublicationNotifier } from "./publication-notifier.ts";
import { completeScheduled } from "./schedule.ts";
import type { StaticResponse } from "./static-response.ts";
import { insertPages, readPages, type StoredPages } from "./stored-pages.ts";

export interface PublicationSummary {
  id: string;
  revisionId: string;
  /** The version of that revision. */
  version: number;
  /** The person who published or scheduled it. */
  author: Author;
  /** When it became public. */
  createdAt: Date;
  scheduled: boolean;
}

export interface Publication extends PublicationSummary, StoredPages {
  /** The generation of the live pointer that these pages belong to. */
  generation: number;
}

interface NewPublication {
  revisionId: string;
  /** By the path of the request. */
  pages: ReadonlyMap<string, StaticResponse>;
  /** Records of what the pages were made from, for the next publication. They replace the earlier records. */
  records?: Uint8Array;
  /** The live generation when the pages were rendered, 0 before the first. Without it, any generation is replaced. */
  base?: number;
  /** The scheduled publication that this one completes. */
  scheduleId?: string;
}

export interface Publications {
  /**
   * Stores the pages and makes them live, in one transaction. Throws `revision-to-publish-not-found`,
   * `publication-overtaken` when the live pointer has changed since `base`, and `lease-lost` when the scheduled
   * publication is not running.
   */
  createPublication(actor: Actor, publication: NewPublication): Promise<PublicationSummary>;
  /**
   * The public site with all its bytes, or null before the first publication. Pages that are equal in `previous` are the
   * same objects; only the others are read.
   */
  live(previous?: Publication | null): Promise<Publication | null>;
  /** The `records` of the publication that was made last; null where there are none. */
  pageRecords(): Promise<Uint8Array | null>;
  /** One small row, cheap enough to read each second. */
  livePointer(): Promise<LivePointer | null>;
  /** The newest first. `before` is the id of a publication. */
  publications(range?: Range<string>): Promise<PublicationSummary[]>;
  /** Makes an earlier publication live again. The draft does not change. Throws `publication-not-found`, `owner-required`. */
  setLive(actor: Actor, id: string): Promise<LivePointer>;
  /**
   * Calls back with the live pointer soon after subscribing (when there is one) and after every change by any process: at
   * once on PostgreSQL and for changes of this process, within a second otherwise. Also where the database itself goes back to
   * an earlier one. Returns the function that unsubscribes.
   */
  onLive(callback: (pointer: LivePointer) => void): () => void;
  /** How `onLive` learns of changes by other processes at this moment: at once, or from the poll only. */
  notificationMode(): NotificationMode;
}

/** The publications, and the function that stops their notifier. */
export function openPublications(context: Context): Publications & { stopNotifier(): Promise<void> } {
  const { engine } = context;
  const livePointer = () => engine.read(readPointer);
  const notifier = new PublicationNotifier(context, livePointer);
  return {
    livePointer,
    live: (previous = null) => readLive(context, previous),
    pageRecords: () => engine.read(readRecords),
    publications: (range = {}) => listPublications(context, range),
    onLive: (callback) => notifier.subscribe(callback),
    notificationMode: () => notifier.mode,
    stopNotifier: () => notifier.stop(),

    async createPublication(actor, publication) {
      const created = await storePublication(context, actor, publication);
      notifier.poll();
      return created;
    },

    async setLive(actor, id) {
      const pointer = await pointAt(context, actor, id);
      notifier.poll();
      return pointer;
    },
  };
}

async function storePublication(
  { engine, now }: Context,
  actor: Actor,
  { revisionId, pages, records, base, scheduleId }: NewPublication,
): Promise<PublicationSummary> {
  const author = authorOf(actor);
  const createdAt = now();
  const id = recordId(createdAt);
  return engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const version = await readVersion(db, revisionId, "revision-to-publish-not-found");
    if (base !== undefined) await refuseOvertaken(db, base);
    const scheduled = scheduleId !== undefined;
    const decider = scheduled ? await completeScheduled(db, scheduleId) : author;
    const row = { id, revision_id: revisionId, ...authoredColumns(decider, createdAt) };
    await db.insertInto("publication").values(row).execute();
    await insertPages(db, id, pages);
    await replaceRecords(db, records);
    if (scheduled)
      await appendAudit(db, {
        author: decider,
        action: scheduledAction,
        detail: { publication: id },
        createdAt,
      });
    await movePointer(db, id);
    await engine.notifyLive(db);
    return { id, revisionId, version, author: decider, createdAt, scheduled };
  });
}

/** Two instances may render at once: pages that were rendered for an older public site must not replace a newer one. */
async function refuseOvertaken(db: Database, base: number): Promise<void> {
  const generation = (await readPointer(db))?.generation ?? 0;
  if (generation === base) return;
  throw new StoreError("publication-overtaken");
}

async function pointAt({ engine, now }: Context, actor: Actor, id: string): Promise<LivePointer> {
  const author = ownerOf(actor);
  return engine.write(async (db) => {
    await requireOwnerSession(db, actor);
    await db
      .selectFrom("publication")
      .select("id")
      .where("id", "=", sanitizeText(id))
      .executeTakeFirstOrThrow(() => new StoreError("publication-not-found"));
    await appendAudit(db, { author, action: "live.set", detail: { publication: id }, createdAt: now() });
    const pointer = await movePointer(db, id);
    await engine.notifyLive(db);
    return pointer;
  });
}

/** Several reads: the pages of a publication never change, so a change of the pointer between them does no harm. */
async function readLive({ engine }: Context, previous: Publication | null): Promise<Publication | null> {
  const row = await engine.read((db) =>
    summaries(db)
      .innerJoin("live", "live.publication_id", "publication.id")
      .select("live.generation")
      .executeTakeFirst(),
  );
  if (!row) return null;
  const stored = await readPages(engine, row.id, previous);
  return { ...summary(row), generation: row.generation, ...stored };
}

async function listPublications({ engine }: Context, range: Range<string>): Promise<PublicationSummary[]> {
  const { before } = range;
  const rows = await engine.read((db) => {
    const newest = summaries(db).orderBy("publication.id", "desc").limit(rangeLimit(range));
    return (
      before === undefined ? newest : newest.where("publication.id", "<", sanitizeText(before))
    ).execute();
  });
  return rows.map(summary);
}

function summaries(db: Database) {
  return db
    .selectFrom("publication")
    .innerJoin("revision", "revision.id", "publication.revision_id")
    .select(["publication.id", "publication.revision_id", "publication.at", "revision.version"])
    .select(["publication.author_id", "publication.author_name"])
    .select(({ exists }) => exists(scheduledLine(db)).as("scheduled"));
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

function summary(row: SummaryRow): PublicationSummary {
  return {
    id: row.id,
    revisionId: row.revision_id,
    version: row.version,
    ...authorship(row),
    // SQLite has no booleans.
    scheduled: Boolean(row.scheduled),
  };
}
