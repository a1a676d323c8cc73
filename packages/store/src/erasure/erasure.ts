import { type Actor, authorOf, ownerOf } from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import { requireOwnerSession } from "../accounts/open-session.ts";
import { canonicalJson, type JsonValue, sha256 } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import { movePointer, readPointer } from "../publications/live-pointer.ts";
import { replaceRecords } from "../publications/page-records.ts";
import { dropPublications } from "../publications/pruning.ts";
import { deletionAction, recordAt } from "../revisions/deleted-records.ts";
import { unfinishedName } from "../revisions/documents.ts";
import type { Database } from "../schema/tables.ts";
import { ErasedWords, erased, isErasedTestimonial } from "./erased-words.ts";

/** How much of the past had the words. */
interface Erased {
  versions: number;
  /** Publications to which the site can not go back any more. */
  publications: number;
  /** Notes of reviewers, names of uploads and lines of the bin. */
  others: number;
}

export interface Erasure {
  /**
   * Removes words from everything that was saved before: versions, the bin, notes of reviewers, names of uploads and the
   * results of publications. A testimonial that has them is emptied, and publications that have them are deleted with
   * their pages. Throws `owner-required`, and `words-in-draft`, `words-in-public` or `words-scheduled` while the words
   * are in the draft, on the public site or in a scheduled version: nothing is erased then. Once a site is public, a
   * rendering that is under way is not published (`publication-overtaken`). The activity records how much was erased,
   * without the words.
   */
  eraseWords(actor: Actor, texts: readonly string[]): Promise<Erased>;
}

export function openErasure({ engine, now }: Context): Erasure {
  return {
    async eraseWords(actor, texts) {
      ownerOf(actor);
      const words = new ErasedWords(texts);
      const done = await engine.write(async (db) => {
        await requireOwnerSession(db, actor);
        const changed = await changedDocuments(db, words);
        const versions = await revisionsWith(db, changed);
        await requirePast(db, versions);
        for (const [hash, json] of changed) await replaceDocument(db, hash, json);
        const publications = await dropPublications(db, await publicationsOf(db, versions));
        await overtakeRendering(db);
        // They have addresses of links, which may have words in them.
        await replaceRecords(db);
        const others =
          (await eraseFromTexts(db, words)) +
          (await eraseFromBin(db, words)) +
          (await eraseFromUploads(db, words));
        const detail = { versions: versions.length, publications, others };
        await appendAudit(db, {
          author: authorOf(actor),
          action: "history.erased",
          detail,
          createdAt: now(),
        });
        return detail;
      });
      await engine.forget();
      return done;
    },
  };
}

/** How many documents are in memory at once. */
const batch = 100;
/** Both databases take more parameters than these. */
const mostInOneQuery = 1000;

/** The stored documents that have the words, by their hash, each with its JSON without the words. */
async function changedDocuments(db: Database, words: ErasedWords): Promise<Map<string, string>> {
  const testimonials = await testimonialHashes(db);
  const changed = new Map<string, string>();
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("document")
      .selectAll()
      .where("hash", ">", after)
      .orderBy("hash")
      .limit(batch)
      .execute();
    for (const { hash, json } of rows) {
      const value: JsonValue = JSON.parse(json);
      const left = canonicalJson(
        testimonials.has(hash) ? words.withoutTestimonials(value) : words.withoutIn(value),
      );
      if (left !== json) changed.set(hash, left);
    }
    const last = rows.at(-1);
    if (last === undefined) return changed;
    after = last.hash;
  }
}

async function testimonialHashes(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom("revision_document")
    .select("hash")
    .distinct()
    .where("name", "in", ["testimonials", unfinishedName("testimonials")])
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The revisions that have one of these documents: one query for a thousand of them, since each reads all revisions. */
async function revisionsWith(db: Database, documents: ReadonlyMap<string, string>): Promise<string[]> {
  const hashes = [...documents.keys()];
  const revisionIds = new Set<string>();
  for (let from = 0; from < hashes.length; from += mostInOneQuery) {
    const rows = await db
      .selectFrom("revision_document")
      .select("revision_id")
      .distinct()
      .where("hash", "in", hashes.slice(from, from + mostInOneQuery))
      .execute();
    for (const { revision_id } of rows) revisionIds.add(revision_id);
  }
  return [...revisionIds];
}

/** Throws where one of the revisions is the draft, what visitors see, or what they are about to see. */
async function requirePast(db: Database, revisions: readonly string[]): Promise<void> {
  const revisionIds = new Set(revisions);
  const draft = await db.selectFrom("revision").select("id").orderBy("version", "desc").limit(1).execute();
  if (draft.some(({ id }) => revisionIds.has(id))) throw new StoreError("words-in-draft");
  const live = await db
    .selectFrom("live")
    .innerJoin("publication", "publication.id", "live.publication_id")
    .select("publication.revision_id")
    .execute();
  if (live.some(({ revision_id }) => revisionIds.has(revision_id))) throw new StoreError("words-in-public");
  const scheduled = await db
    .selectFrom("schedule")
    .select("revision_id")
    .where("state", "in", ["pending", "running"])
    .execute();
  if (scheduled.some(({ revision_id }) => revisionIds.has(revision_id)))
    throw new StoreError("words-scheduled");
}

/** Pages that are rendered at this moment may have the words: they belong to an earlier generation from here on. */
async function overtakeRendering(db: Database): Promise<void> {
  const live = await readPointer(db);
  if (live !== null) await movePointer(db, live.publicationId);
}

/** Gives every revision of a document another one. */
async function replaceDocument(db: Database, hash: string, json: string): Promise<void> {
  const next = sha256(json);
  await db
    .insertInto("document")
    .values({ hash: next, json })
    .onConflict((on) => on.doNothing())
    .execute();
  await db.updateTable("revision_document").set({ hash: next }).where("hash", "=", hash).execute();
  await db.deleteFrom("document").where("hash", "=", hash).execute();
}

async function publicationsOf(db: Database, revisions: readonly string[]): Promise<string[]> {
  const revisionIds = new Set(revisions);
  const rows = await db.selectFrom("publication").select(["id", "revision_id"]).execute();
  return rows.filter(({ revision_id }) => revisionIds.has(revision_id)).map(({ id }) => id);
}

/**
 * Removes the words from notes of versions and of reviewers, and from the results of publications. Returns how many had
 * the words.
 */
async function eraseFromTexts(db: Database, words: ErasedWords): Promise<number> {
  let count = 0;
  for (const { id, note } of await db.selectFrom("revision").select(["id", "note"]).execute()) {
    const left = words.without(note ?? "");
    if (note === null || left === note) continue;
    await db.updateTable("revision").set({ note: left }).where("id", "=", id).execute();
    count += 1;
  }
  for (const { id, text, name } of await db.selectFrom("review_note").selectAll().execute()) {
    const left = { text: words.without(text), name: words.without(name) };
    if (left.text === text && left.name === name) continue;
    await db.updateTable("review_note").set(left).where("id", "=", id).execute();
    count += 1;
  }
  for (const { id, detail } of await db.selectFrom("schedule").select(["id", "detail"]).execute()) {
    const left = words.without(detail);
    if (left === detail) continue;
    await db.updateTable("schedule").set({ detail: left }).where("id", "=", id).execute();
    count += 1;
  }
  return count;
}

/** The lines of the bin: the name of an erased testimonial goes, and so does its way back. */
async function eraseFromBin(db: Database, words: ErasedWords): Promise<number> {
  let count = 0;
  const lines = await db.selectFrom("audit").selectAll().where("action", "=", deletionAction).execute();
  for (const line of lines) {
    const detail = JSON.parse(line.detail);
    const gone = isErasedTestimonial(await recordAt(db, detail));
    const left = canonicalJson(gone ? { ...detail, name: erased, erased: true } : words.withoutIn(detail));
    if (left === line.detail) continue;
    await db.updateTable("audit").set({ detail: left }).where("id", "=", line.id).execute();
    count += 1;
  }
  return count;
}

/** The names of files as they were uploaded, also of those that were deleted. */
async function eraseFromUploads(db: Database, words: ErasedWords): Promise<number> {
  let count = 0;
  for (const { hash, name } of await db.selectFrom("media").select(["hash", "name"]).execute()) {
    const left = words.without(name);
    if (left === name) continue;
    await db.updateTable("media").set({ name: left }).where("hash", "=", hash).execute();
    count += 1;
  }
  const lines = await db.selectFrom("audit").selectAll().where("action", "=", "media.deleted").execute();
  for (const { id, detail } of lines) {
    const left = canonicalJson(words.withoutIn(JSON.parse(detail)));
    if (left === detail) continue;
    await db.updateTable("audit").set({ detail: left }).where("id", "=", id).execute();
    count += 1;
  }
  return count;
}
