import { type DocumentName, documentNames } from "@consultorio/content";
import { type Actor, authoredColumns, authorOf, authorship } from "../accounts/actor.ts";
import { requireOpenSession } from "../accounts/open-session.ts";
import { assertFound } from "../base/assert-found.ts";
import type { JsonValue } from "../base/canonical-json.ts";
import { type Range, rangeLimit } from "../base/range.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeInteger, sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { noteDeletions } from "./deleted-records.ts";
import { type DocumentChanges, everyDocument, unfinishedName } from "./documents.ts";
import { type CanonicalDocument, canonicalDocument, laterDocument } from "./later-documents.ts";
import { readRevision } from "./read-revision.ts";
import { type Revision, type RevisionSummary, VersionConflict } from "./revision.ts";

interface Save {
  /** The documents that change; the others stay unchanged. The first save has all of them. */
  documents: DocumentChanges;
  /** Documents that are not valid yet; each is removed when its document is saved. */
  unfinished?: DocumentChanges;
  /** The version that the editor started from; 0 when there is none yet. */
  base: number;
  note?: string | undefined;
}

export interface Revisions {
  /** The newest revision, or null before the first save. */
  draft(): Promise<Revision | null>;
  revision(id: string): Promise<Revision | null>;
  /** The newest first. `before` is a version. */
  revisions(range?: Range<number>): Promise<RevisionSummary[]>;
  /** Hashes of the documents that forms showed, by version. */
  shownDocuments(versions: readonly number[]): Promise<Map<number, ShownDocuments>>;
  /** Stored documents by their hash; at most a hundred at a time, so that they fit in memory. */
  documentsByHash(hashes: readonly string[]): Promise<Map<string, JsonValue>>;
  /**
   * Appends a revision, and notes which records it takes out of their collections. Throws `VersionConflict` when another save came first, `json-invalid` when a document is not
   * JSON, and `document-missing` when one is missing after the save.
   */
  save(actor: Actor, save: Save): Promise<Revision>;
}

export function openRevisions(context: Context): Revisions {
  const { engine } = context;
  return {
    draft: () => engine.read((db) => readRevision(db, "newest")),
    revision: (id) => engine.read((db) => readRevision(db, { id: sanitizeText(id) })),
    revisions: (range = {}) => listRevisions(context, range),
    shownDocuments: (versions) => engine.read((db) => readShownDocuments(db, versions)),
    documentsByHash: (hashes) => engine.read((db) => readDocuments(db, hashes)),
    save: (actor, save) => appendRevision(context, actor, save),
  };
}

async function listRevisions({ engine }: Context, range: Range<number>): Promise<RevisionSummary[]> {
  const { before } = range;
  const rows = await engine.read((db) => {
    const newest = db.selectFrom("revision").selectAll().orderBy("version", "desc").limit(rangeLimit(range));
    return (before === undefined ? newest : newest.where("version", "<", sanitizeInteger(before))).execute();
  });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    note: row.note,
    ...authorship(row),
  }));
}

/**
 * Content hash of each document in a version. Uses the unfinished draft of a document if there is one, otherwise its last
 * valid content.
 */
export type ShownDocuments = Record<DocumentName, string>;

async function readShownDocuments(
  db: Database,
  versions: readonly number[],
): Promise<Map<number, ShownDocuments>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .selectFrom("revision")
    .innerJoin("revision_document", "revision_document.revision_id", "revision.id")
    .select(["revision.version", "revision_document.name", "revision_document.hash"])
    .where("revision.version", "in", versions.map(sanitizeInteger))
    .execute();
  const byVersion = Map.groupBy(rows, ({ version }) => version);
  return new Map(
    [...byVersion].map(([version, stored]) => {
      const hashes = new Map(stored.map(({ name, hash }) => [name, hash]));
      return [
        version,
        everyDocument((name) =>
          assertFound(
            hashes.get(unfinishedName(name)) ?? hashes.get(name) ?? laterDocument(name)?.hash,
            "saved-revision-missing",
          ),
        ),
      ];
    }),
  );
}

async function readDocuments(db: Database, hashes: readonly string[]): Promise<Map<string, JsonValue>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("document")
    .selectAll()
    .where("hash", "in", hashes.slice(0, 100))
    .execute();
  const later = documentNames.map(laterDocument).filter((document) => document !== undefined);
  return new Map(
    [...later.filter(({ hash }) => hashes.includes(hash)), ...rows].map(({ hash, json }) => [
      hash,
      JSON.parse(json),
    ]),
  );
}

async function appendRevision({ engine, now }: Context, actor: Actor, save: Save): Promise<Revision> {
  const author = authorOf(actor);
  const { base, note } = save;
  const changed = canonicalDocuments(save.documents);
  const unfinished = canonicalDocuments(save.unfinished ?? {});
  return engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const newest = await newestHashes(db);
    const before = await readRevision(db, { version: sanitizeInteger(base) });
    if (newest.version !== base) throw new VersionConflict(await readRevision(db, "newest"), before);
    addLater(changed, newest.hashes);
    const createdAt = now();
    const id = recordId(createdAt);
    await db
      .insertInto("revision")
      .values({
        id,
        version: base + 1,
        note: note === undefined ? null : sanitizeText(note),
        ...authoredColumns(author, createdAt),
      })
      .execute();
    await insertDocuments(db, id, { changed, unfinished }, newest.hashes);
    const saved = assertFound(await readRevision(db, { id }), "saved-revision-missing");
    if (before !== null) await noteDeletions(db, before, saved, author);
    return saved;
  });
}

/**
 * Stores the changed documents, and one row for every document of the revision: the changed or the previous one. An
 * unfinished document stays until the document is saved.
 */
async function insertDocuments(
  db: Database,
  revisionId: string,
  { changed, unfinished }: Record<"changed" | "unfinished", Map<string, CanonicalDocument>>,
  previous: Map<string, string>,
): Promise<void> {
  for (const { hash, json } of [...changed.values(), ...unfinished.values()]) {
    await db
      .insertInto("document")
      .values({ hash, json })
      .onConflict((on) => on.doNothing())
      .execute();
  }
  const rows = documentNames.flatMap((name): DocumentRow[] => {
    const key = unfinishedName(name);
    const typed = unfinished.get(name)?.hash ?? (changed.has(name) ? undefined : previous.get(key));
    const hash = changed.get(name)?.hash ?? previous.get(name) ?? missing(name);
    const row = { revision_id: revisionId, name, hash };
    return typed === undefined ? [row] : [row, { ...row, name: key, hash: typed }];
  });
  await db.insertInto("revision_document").values(rows).execute();
}

interface DocumentRow {
  revision_id: string;
  name: string;
  hash: string;
}

/** A document that came after the stored revisions is new in the next one, if it is not saved there itself. */
function addLater(changed: Map<string, CanonicalDocument>, previous: ReadonlyMap<string, string>): void {
  for (const name of documentNames) {
    const later = changed.has(name) || previous.has(name) ? undefined : laterDocument(name);
    if (later) changed.set(name, later);
  }
}

function canonicalDocuments(documents: DocumentChanges): Map<string, CanonicalDocument> {
  const changed = new Map<string, CanonicalDocument>();
  for (const name of documentNames) {
    const value = documents[name];
    if (value === undefined) continue;
    changed.set(name, canonicalDocument(value));
  }
  return changed;
}

async function newestHashes(db: Database): Promise<{ version: number; hashes: Map<string, string> }> {
  const revision = await db
    .selectFrom("revision")
    .select(["id", "version"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!revision) return { version: 0, hashes: new Map() };
  const rows = await db
    .selectFrom("revision_document")
    .select(["name", "hash"])
    .where("revision_id", "=", revision.id)
    .execute();
  return { version: revision.version, hashes: new Map(rows.map(({ name, hash }) => [name, hash])) };
}

function missing(name: DocumentName): never {
  throw new StoreError("document-missing", { document: name });
}
