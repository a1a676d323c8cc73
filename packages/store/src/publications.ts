import { type Actor, type Author, authorOf, ownerOf } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { type Context, type Range, rangeLimit } from "./context.ts";
import type { Database } from "./engine/engine.ts";
import { type LivePointer, movePointer, readPointer } from "./live-pointer.ts";
import { LiveWatch } from "./live-watch.ts";
import { insertPage, type PublishedPage, readPages } from "./published-page.ts";
import { recordId } from "./record-id.ts";
import { storableText } from "./storable.ts";
import { StoreError } from "./store-error.ts";

export interface PublicationSummary {
  id: string;
  revisionId: string;
  /** The version of that revision. */
  version: number;
  author: Author;
  at: Date;
}

export interface Publication extends PublicationSummary {
  /** Sorted by path. */
  pages: PublishedPage[];
  /** The generation of the live pointer that these pages belong to. */
  generation: number;
}

export interface NewPublication {
  revisionId: string;
  pages: PublishedPage[];
}

export interface Publications {
  /** Stores the pages and makes them live, in one transaction. Throws `not-found` for an unknown revision. */
  createPublication(actor: Actor, publication: NewPublication): Promise<PublicationSummary>;
  /** What visitors see, with all its bytes, or null before the first publication. */
  live(): Promise<Publication | null>;
  /** One small row, cheap enough to ask each second. */
  livePointer(): Promise<LivePointer | null>;
  /** The newest first. `before` is the id of a publication. */
  publications(range?: Range<string>): Promise<PublicationSummary[]>;
  /** Makes an earlier publication live again. The draft stays as it is. Throws `not-found`, `forbidden`. */
  setLive(actor: Actor, id: string): Promise<LivePointer>;
  /**
   * Calls back with the live pointer soon after subscribing (when there is one) and after every move, whichever process
   * made it: at once on PostgreSQL and for moves of this process, within a second otherwise. Never goes back to an
   * older generation. The answer unsubscribes.
   */
  onLive(listener: (pointer: LivePointer) => void): () => void;
}

/** The publications, and what ends their watch. */
export function openPublications(context: Context): Publications & { stopWatching(): Promise<void> } {
  const { engine } = context;
  const livePointer = () => engine.read(readPointer);
  const watch = new LiveWatch(context, livePointer);
  return {
    livePointer,
    live: () => readLive(context),
    publications: (range = {}) => listPublications(context, range),
    onLive: (listener) => watch.subscribe(listener),
    stopWatching: () => watch.stop(),

    async createPublication(actor, publication) {
      const made = await storePublication(context, authorOf(actor), publication);
      watch.look();
      return made;
    },

    async setLive(actor, id) {
      const pointer = await pointAt(context, ownerOf(actor), id);
      watch.look();
      return pointer;
    },
  };
}

async function storePublication(
  { engine, now }: Context,
  author: Author,
  { revisionId, pages }: NewPublication,
): Promise<PublicationSummary> {
  const at = now();
  const id = recordId(at);
  return engine.write(async (db) => {
    const { version } = await db
      .selectFrom("revision")
      .select("version")
      .where("id", "=", storableText(revisionId))
      .executeTakeFirstOrThrow(() => new StoreError("not-found", "La versión por publicar no existe."));
    await db
      .insertInto("publication")
      .values({
        id,
        revision_id: revisionId,
        author_id: author.id,
        author_name: author.name,
        at: at.toISOString(),
      })
      .execute();
    for (const page of pages) await insertPage(db, id, page);
    await movePointer(db, id);
    await engine.announceLive(db);
    return { id, revisionId, version, author, at };
  });
}

function pointAt({ engine, now }: Context, author: Author, id: string): Promise<LivePointer> {
  return engine.write(async (db) => {
    await db
      .selectFrom("publication")
      .select("id")
      .where("id", "=", storableText(id))
      .executeTakeFirstOrThrow(() => new StoreError("not-found", "Esa publicación no existe."));
    await appendAudit(db, { author, action: "live.set", detail: { publication: id }, at: now() });
    const pointer = await movePointer(db, id);
    await engine.announceLive(db);
    return pointer;
  });
}

/** Two reads: the pages of a publication never change, so a move between them does no harm. */
async function readLive({ engine }: Context): Promise<Publication | null> {
  const row = await engine.read((db) =>
    summaries(db)
      .innerJoin("live", "live.publication_id", "publication.id")
      .select("live.generation")
      .executeTakeFirst(),
  );
  if (!row) return null;
  const pages = await engine.read((db) => readPages(db, row.id));
  return { ...summary(row), generation: row.generation, pages };
}

async function listPublications({ engine }: Context, range: Range<string>): Promise<PublicationSummary[]> {
  const { before } = range;
  const rows = await engine.read((db) =>
    summaries(db)
      .$if(before !== undefined, (query) => query.where("publication.id", "<", storableText(before ?? "")))
      .orderBy("publication.id", "desc")
      .limit(rangeLimit(range))
      .execute(),
  );
  return rows.map(summary);
}

function summaries(db: Database) {
  return db
    .selectFrom("publication")
    .innerJoin("revision", "revision.id", "publication.revision_id")
    .select(["publication.id", "publication.revision_id", "publication.at", "revision.version"])
    .select(["publication.author_id", "publication.author_name"]);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

function summary(row: SummaryRow): PublicationSummary {
  return {
    id: row.id,
    revisionId: row.revision_id,
    version: row.version,
    author: { id: row.author_id, name: row.author_name },
    at: new Date(row.at),
  };
}
