import { randomBytes } from "node:crypto";
import { type Actor, type Author, authoredColumns, authorOf, authorship } from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import { requireOpenSession } from "../accounts/open-session.ts";
import { sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import { readVersion } from "../revisions/read-revision.ts";
import type { Database } from "../schema/tables.ts";

/** Notes of one link: everybody who has the link may add some. */
const maxNotes = 200;

/** A link that shows one revision to everybody who has its token. */
interface ReviewLink {
  id: string;
  revisionId: string;
  version: number;
  expiresAt: Date;
  revoked: boolean;
  author: Author;
  createdAt: Date;
}

/** An approval or a comment about a section of the revision, with the name that the reader gave. */
interface ReviewNote {
  id: string;
  section: string;
  /** Address of the page with the section. */
  path: string;
  kind: "approved" | "comment";
  text: string;
  name: string;
  createdAt: Date;
}

export interface ReviewLinks {
  /** Creates a link. Only this call returns its token (256 random bits). Throws `revision-to-review-not-found`. */
  createReviewLink(
    actor: Actor,
    wanted: { revisionId: string; expiresAt: Date },
  ): Promise<{ token: string; link: ReviewLink }>;
  /** The last links and every one that is open, with their notes, the newest first. */
  reviewLinks(limit?: number): Promise<(ReviewLink & { notes: ReviewNote[] })[]>;
  /** Ends a link before its time. Throws `review-link-not-found`. */
  revokeReviewLink(actor: Actor, id: string): Promise<void>;
  /** The link of a token, or null when the token is unknown, revoked or expired. */
  reviewByToken(token: string): Promise<(ReviewLink & { notes: ReviewNote[] }) | null>;
  /** Adds a note to the link of a token. Throws `review-link-expired` where `reviewByToken` returns null, and `review-link-full`. */
  addReviewNote(token: string, note: Omit<ReviewNote, "id" | "createdAt">): Promise<ReviewNote>;
}

export function openReviewLinks(context: Context): ReviewLinks {
  const { engine, now } = context;
  return {
    createReviewLink: async (actor, wanted) => create(context, actor, wanted),
    reviewByToken: (token) => engine.read((db) => openLink(db, token, now())),
    addReviewNote: (token, note) => addNote(context, token, note),

    async reviewLinks(limit = 20) {
      return engine.read(async (db) => {
        const last = db.selectFrom("review_link").select("id").orderBy("id", "desc").limit(limit);
        const rows = await links(db)
          .where((where) =>
            where.or([
              where("review_link.id", "in", last),
              where.and([
                where("review_link.revoked", "=", 0),
                where("review_link.until", ">", now().toISOString()),
              ]),
            ]),
          )
          .orderBy("review_link.id", "desc")
          .execute();
        return withNotes(db, rows);
      });
    },

    async revokeReviewLink(actor, id) {
      const author = authorOf(actor);
      await engine.write(async (db) => {
        await requireOpenSession(db, actor);
        const [ended] = await db
          .updateTable("review_link")
          .set({ revoked: 1 })
          .where("id", "=", sanitizeText(id))
          .returning("id")
          .execute();
        if (!ended) throw new StoreError("review-link-not-found");
        await appendAudit(db, {
          author,
          action: "review.revoked",
          detail: { link: ended.id },
          createdAt: now(),
        });
      });
    },
  };
}

async function create(
  { engine, now }: Context,
  actor: Actor,
  { revisionId, expiresAt }: { revisionId: string; expiresAt: Date },
) {
  const author = authorOf(actor);
  const createdAt = now();
  const token = randomBytes(32).toString("base64url");
  const id = recordId(createdAt);
  const link = await engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const version = await readVersion(db, revisionId, "revision-to-review-not-found");
    const row = {
      id,
      token_hash: sha256(token),
      revision_id: revisionId,
      until: expiresAt.toISOString(),
      revoked: 0,
      ...authoredColumns(author, createdAt),
    };
    await db.insertInto("review_link").values(row).execute();
    await appendAudit(db, { author, action: "review.created", detail: { link: id, version }, createdAt });
    return linkOf({ ...row, version });
  });
  return { token, link };
}

async function openLink(db: Database, token: string, time: Date) {
  const rows = await links(db)
    .where("review_link.token_hash", "=", sha256(token))
    .where("review_link.revoked", "=", 0)
    .where("review_link.until", ">", time.toISOString())
    .where("review_link.at", "<=", latest(time))
    .execute();
  const [link] = await withNotes(db, rows);
  return link ?? null;
}

function addNote(
  { engine, now }: Context,
  token: string,
  { section, path, kind, text, name }: Omit<ReviewNote, "id" | "createdAt">,
): Promise<ReviewNote> {
  const createdAt = now();
  return engine.write(async (db) => {
    const link = await openLink(db, token, createdAt);
    if (!link) throw new StoreError("review-link-expired");
    if (link.notes.length >= maxNotes) throw new StoreError("review-link-full");
    const note = {
      id: recordId(createdAt),
      section: sanitizeText(section),
      path: sanitizeText(path),
      kind,
      text: sanitizeText(text),
      name: sanitizeText(name),
    };
    await db
      .insertInto("review_note")
      .values({ ...note, link_id: link.id, at: createdAt.toISOString() })
      .execute();
    return { ...note, createdAt };
  });
}

function links(db: Database) {
  return db
    .selectFrom("review_link")
    .innerJoin("revision", "revision.id", "review_link.revision_id")
    .selectAll("review_link")
    .select("revision.version");
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof links>["executeTakeFirstOrThrow"]>>;

async function withNotes(db: Database, rows: LinkRow[]): Promise<(ReviewLink & { notes: ReviewNote[] })[]> {
  if (rows.length === 0) return [];
  const noteRows = await db
    .selectFrom("review_note")
    .selectAll()
    .where(
      "link_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...linkOf(row),
    notes: noteRows
      .filter(({ link_id }) => link_id === row.id)
      .map(({ id, section, path, kind, text, name, at }) => ({
        id,
        section,
        path,
        kind: kind === "approved" ? "approved" : "comment",
        text,
        name,
        createdAt: new Date(at),
      })),
  }));
}

function linkOf(row: LinkRow): ReviewLink {
  return {
    id: row.id,
    revisionId: row.revision_id,
    version: row.version,
    expiresAt: new Date(row.until),
    revoked: row.revoked !== 0,
    ...authorship(row),
  };
}
