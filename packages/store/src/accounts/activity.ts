import type { ActivityKind } from "@consultorio/content";
import { canonicalJson } from "../base/canonical-json.ts";
import { type Range, rangeLimit } from "../base/range.ts";
import { sanitizeText } from "../base/sanitize.ts";
import type { Context } from "../engine/context.ts";
import type { Authored, Database } from "../schema/tables.ts";
import { type Actor, authorOf, authorship, ownerOf } from "./actor.ts";
import { type AuditEntry, appendAudit, scheduledLine } from "./audit.ts";

/** The kinds of activity, each with the prefixes of its action names. */
const kinds: Record<ActivityKind, readonly string[]> = {
  access: ["session", "password", "second-factor", "policy"],
  accounts: ["user"],
  content: ["draft", "record", "media", "history"],
  publishing: ["site.published", "schedule", "live"],
  review: ["review"],
  copies: ["copy"],
};

/** Actions of the commands that copy or restore the whole site. */
type CopyAction = "copy.exported" | "copy.imported" | "copy.made" | "copy.restored";

interface Wanted extends Range<string> {
  kind?: ActivityKind | undefined;
  /** The name of an author: an e-mail at that time, or `Sistema`. */
  author?: string | undefined;
}

export interface Activity {
  /**
   * Everything that was done: the lines of the audit, and saves and publications, which are their own record. The newest
   * first. `before` is the id of a line. Throws `owner-required` for an editor.
   */
  activity(actor: Actor, wanted?: Wanted): Promise<AuditEntry[]>;
  /** Notes that a command copied the site or brought it back. */
  noteCopy(actor: Actor, action: CopyAction): Promise<void>;
}

export function openActivity({ engine, now }: Context): Activity {
  return {
    async activity(actor, wanted = {}) {
      ownerOf(actor);
      const limit = rangeLimit(wanted);
      // Read the audit last: a publication that is deleted meanwhile is in the audit, so it may be listed twice.
      const sources = [savedVersions, publications, auditLines];
      const lines = await engine.read(async (db) => {
        const entries: AuditEntry[] = [];
        for (const read of sources) entries.push(...(await read(db, wanted, limit)));
        return entries;
      });
      const once = [...new Map(lines.map((line) => [line.id, line])).values()];
      return once.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
    },

    async noteCopy(actor, action) {
      const author = authorOf(actor);
      await engine.write((db) => appendAudit(db, { author, action, detail: null, createdAt: now() }));
    },
  };
}

type Line = Authored & { id: string; action: string; detail: string };

const entryOf = (row: Line): AuditEntry => ({
  id: row.id,
  action: row.action,
  detail: JSON.parse(row.detail),
  ...authorship(row),
});

const prefixesOf = (kind: ActivityKind | undefined): readonly string[] =>
  kind === undefined ? Object.values(kinds).flat() : kinds[kind];

async function auditLines(db: Database, { kind, author, before }: Wanted, limit: number) {
  let lines = db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(limit);
  if (kind !== undefined)
    lines = lines.where((where) =>
      where.or(prefixesOf(kind).map((prefix) => where("action", "like", `${prefix}%`))),
    );
  if (author !== undefined) lines = lines.where("author_name", "=", sanitizeText(author));
  if (before !== undefined) lines = lines.where("id", "<", sanitizeText(before));
  return (await lines.execute()).map(entryOf);
}

async function savedVersions(db: Database, { kind, author, before }: Wanted, limit: number) {
  if (!prefixesOf(kind).includes("draft")) return [];
  let saves = db.selectFrom("revision").selectAll().orderBy("id", "desc").limit(limit);
  if (author !== undefined) saves = saves.where("author_name", "=", sanitizeText(author));
  if (before !== undefined) saves = saves.where("id", "<", sanitizeText(before));
  return (await saves.execute()).map(({ version, note, ...row }) =>
    entryOf({ ...row, action: "draft.saved", detail: canonicalJson({ version, note }) }),
  );
}

/** Publications that were not scheduled: a scheduled publication has a line of the audit. */
async function publications(db: Database, { kind, author, before }: Wanted, limit: number) {
  if (!prefixesOf(kind).includes("site.published")) return [];
  let published = db
    .selectFrom("publication")
    .innerJoin("revision", "revision.id", "publication.revision_id")
    .selectAll("publication")
    .select("revision.version")
    .where(({ exists, not }) => not(exists(scheduledLine(db))))
    .orderBy("publication.id", "desc")
    .limit(limit);
  if (author !== undefined) published = published.where("publication.author_name", "=", sanitizeText(author));
  if (before !== undefined) published = published.where("publication.id", "<", sanitizeText(before));
  return (await published.execute()).map(({ version, ...row }) =>
    entryOf({ ...row, action: "site.published", detail: canonicalJson({ version }) }),
  );
}
