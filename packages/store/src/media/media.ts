import { type Actor, type Author, authoredColumns, authorOf, authorship } from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import { requireOpenSession } from "../accounts/open-session.ts";
import { assertFound } from "../base/assert-found.ts";
import { canonicalJson, sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import { type Range, rangeLimit } from "../base/range.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeInteger, sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import type { MediaFile } from "./media-file.ts";
import { insertVideo, readSlice } from "./video-chunks.ts";

/** An uploaded picture or video without its bytes. */
export interface Media {
  /** The SHA-256 over the files that it was stored with: equal files have the same address. */
  hash: string;
  id: string;
  /** The name of the file that was uploaded. */
  name: string;
  width: number;
  height: number;
  /** Whether the background of its subject is transparent. */
  cutout: boolean;
  author: Author;
  createdAt: Date;
  /** Smallest width first. */
  files: { width: number; height: number; type: string; size: number }[];
}

export interface MediaUpload {
  name: string;
  /** The size of the original, in pixels. */
  width: number;
  height: number;
  /** Whether the background of its subject is transparent. */
  cutout?: boolean;
  files: MediaFile[];
}

export interface MediaLibrary {
  /** Stores a picture or a video. Returns the existing one when its files are already stored. */
  putMedia(actor: Actor, upload: MediaUpload): Promise<Media>;
  /** Adds a file to a picture, which keeps its hash; one that it has already stays. Throws `media-not-found`. */
  addMediaFile(hash: string, file: MediaFile): Promise<void>;
  media(hash: string): Promise<Media | null>;
  /** A file of a picture; null for a video, which is read in slices. */
  mediaFile(hash: string, width: number, type: string): Promise<Uint8Array | null>;
  /** Reads a video from byte `from` on: at most `length` bytes, possibly fewer, none after its end. */
  videoSlice(hash: string, type: string, from: number, length: number): Promise<Uint8Array | null>;
  /** Bytes of the uploads that an account made in the last milliseconds. */
  uploadedBytes(userId: string, within: number): Promise<number>;
  /** The newest first. `before` is the id of a picture. */
  listMedia(range?: Range<string>): Promise<Media[]>;
  /**
   * Deletes a picture or a video. Throws `media-not-found`, and `media-in-use` or `media-in-history` while a document of
   * the draft, of a scheduled publication or of a stored one (the site can go back to it) uses it.
   */
  deleteMedia(actor: Actor, hash: string): Promise<void>;
}

export function openMedia(context: Context): MediaLibrary {
  const { engine } = context;
  return {
    putMedia: (actor, upload) => storeMedia(context, actor, upload),
    addMediaFile: (hash, file) => addFile(context, sanitizeText(hash), file),
    mediaFile: (hash, width, type) => engine.read((db) => readFile(db, hash, width, type)),
    videoSlice: (hash, type, from, length) =>
      engine.read((db) => readSlice(db, { hash, type, from, length })),
    uploadedBytes: (userId, within) => uploadedBytes(context, userId, within),
    listMedia: (range = {}) => listMedia(context, range),
    deleteMedia: (actor, hash) => removeMedia(context, actor, sanitizeText(hash)),

    async media(hash) {
      const [media] = await engine.read((db) => readMedia(db, [sanitizeText(hash)]));
      return media ?? null;
    },
  };
}

async function storeMedia({ engine, now }: Context, actor: Actor, upload: MediaUpload): Promise<Media> {
  const author = authorOf(actor);
  const hash = mediaHash(upload.files);
  return engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const [existing] = await readMedia(db, [hash]);
    if (existing) return existing;
    const createdAt = now();
    await insertMedia(db, { hash, author, createdAt, upload });
    await appendAudit(db, { author, action: "media.added", detail: { hash }, createdAt });
    const [added] = await readMedia(db, [hash]);
    return assertFound(added, "saved-media-missing");
  });
}

async function uploadedBytes({ engine, now }: Context, userId: string, within: number): Promise<number> {
  const time = now();
  const since = new Date(time.getTime() - within).toISOString();
  return engine.read(async (db) => {
    const rows = await db
      .selectFrom("media")
      .select("hash")
      .where("author_id", "=", userId)
      .where("at", ">", since)
      .where("at", "<=", latest(time))
      .execute();
    if (rows.length === 0) return 0;
    const stored = await readMedia(
      db,
      rows.map(({ hash }) => hash),
    );
    const sizes = stored.flatMap(({ files }) => files.map(({ size }) => size));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}

interface NewMedia {
  hash: string;
  author: Author;
  createdAt: Date;
  upload: MediaUpload;
}

async function insertMedia(db: Database, { hash, author, createdAt, upload }: NewMedia): Promise<void> {
  await db
    .insertInto("media")
    .values({
      hash,
      id: recordId(createdAt),
      name: sanitizeText(upload.name),
      width: upload.width,
      height: upload.height,
      cutout: upload.cutout === true ? 1 : 0,
      ...authoredColumns(author, createdAt),
    })
    .execute();
  for (const file of upload.files) {
    if (file.height === 0) await insertVideo(db, { hash, type: file.type, body: file.body });
    else await insertFile(db, hash, file);
  }
}

function addFile({ engine }: Context, hash: string, file: MediaFile): Promise<void> {
  return engine.write(async (db) => {
    const [media] = await readMedia(db, [hash]);
    if (!media) throw new StoreError("media-not-found");
    await insertFile(db, hash, file);
  });
}

async function insertFile(db: Database, hash: string, { width, height, type, body }: MediaFile) {
  await db
    .insertInto("media_file")
    .values({ media_hash: hash, width, height, type, size: body.byteLength, body })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeMedia({ engine, now }: Context, actor: Actor, hash: string): Promise<void> {
  const author = authorOf(actor);
  return engine.write(async (db) => {
    await requireOpenSession(db, actor);
    const [media] = await readMedia(db, [hash]);
    if (!media) throw new StoreError("media-not-found");
    await requireUnused(db, hash);
    await db.deleteFrom("media_file").where("media_hash", "=", hash).execute();
    await db.deleteFrom("video_chunk").where("media_hash", "=", hash).execute();
    await db.deleteFrom("media").where("hash", "=", hash).execute();
    await appendAudit(db, {
      author,
      action: "media.deleted",
      detail: { hash, name: media.name },
      createdAt: now(),
    });
  });
}

/** Throws when a revision that is or may become visible uses a file. */
async function requireUnused(db: Database, hash: string): Promise<void> {
  const draft = await db.selectFrom("revision").select("id").orderBy("version", "desc").limit(1).execute();
  const live = await db
    .selectFrom("live")
    .innerJoin("publication", "publication.id", "live.publication_id")
    .select("publication.revision_id as id")
    .execute();
  const scheduled = await db
    .selectFrom("schedule")
    .select("revision_id as id")
    .where("state", "in", ["pending", "running"])
    .execute();
  if (await isReferenced(db, hash, [...draft, ...live, ...scheduled])) throw new StoreError("media-in-use");
  const published = await db.selectFrom("publication").select("revision_id as id").execute();
  if (await isReferenced(db, hash, published)) throw new StoreError("media-in-history");
}

/** Whether a document of these revisions uses a file. */
async function isReferenced(db: Database, hash: string, revisions: { id: string }[]): Promise<boolean> {
  if (revisions.length === 0) return false;
  const documents = await db
    .selectFrom("revision_document")
    .innerJoin("document", "document.hash", "revision_document.hash")
    .select("document.json")
    .distinct()
    .where(
      "revision_document.revision_id",
      "in",
      revisions.map(({ id }) => id),
    )
    .where("document.json", "like", `%${hash}%`)
    .execute();
  return documents.some(({ json }) => withoutPictureNotes(json).includes(hash));
}

/** A document without the clinic's notes about its pictures: describing a picture is not using it. */
const withoutPictureNotes = (json: string): string =>
  JSON.stringify(JSON.parse(json, (key, value) => (key === "pictures" ? null : value)));

async function readFile(db: Database, hash: string, width: number, type: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("media_file")
    .select("body")
    .where("media_hash", "=", sanitizeText(hash))
    .where("width", "=", sanitizeInteger(width))
    .where("type", "=", sanitizeText(type))
    .executeTakeFirst();
  return row?.body ?? null;
}

async function listMedia({ engine }: Context, range: Range<string>): Promise<Media[]> {
  const { before } = range;
  const rows = await engine.read((db) => {
    const newest = db.selectFrom("media").select("hash").orderBy("id", "desc").limit(rangeLimit(range));
    return (before === undefined ? newest : newest.where("id", "<", sanitizeText(before))).execute();
  });
  if (rows.length === 0) return [];
  const hashes = rows.map(({ hash }) => hash);
  return engine.read((db) => readMedia(db, hashes));
}

function mediaHash(files: MediaFile[]): string {
  const described = files.map(({ width, height, type, body }) => [width, height, type, sha256(body)]);
  return sha256(canonicalJson(described));
}

/** The newest first. */
async function readMedia(db: Database, hashes: string[]): Promise<Media[]> {
  const rows = await db
    .selectFrom("media")
    .innerJoin(filesOf(db, hashes).as("file"), "file.media_hash", "media.hash")
    .selectAll("media")
    .select(["file_width", "file_height", "type", "size"])
    .orderBy("media.id", "desc")
    .orderBy("file_width")
    .orderBy("type")
    .execute();
  const mediaByHash = new Map<string, Media>();
  for (const row of rows) {
    const file = { width: row.file_width, height: row.file_height, type: row.type, size: row.size };
    const media = mediaByHash.get(row.hash);
    if (media) media.files.push(file);
    else {
      mediaByHash.set(row.hash, {
        hash: row.hash,
        id: row.id,
        name: row.name,
        width: row.width,
        height: row.height,
        cutout: row.cutout === 1,
        ...authorship(row),
        files: [file],
      });
    }
  }
  return [...mediaByHash.values()];
}

/** The files of pictures and videos without their bytes. A video has no width and no height. */
function filesOf(db: Database, hashes: string[]) {
  const videos = db
    .selectFrom("video_chunk")
    .select(({ lit, fn }) => [
      "media_hash",
      lit(0).as("file_width"),
      lit(0).as("file_height"),
      "type",
      fn.sum<number>("size").as("size"),
    ])
    .where("media_hash", "in", hashes)
    .groupBy(["media_hash", "type"]);
  return db
    .selectFrom("media_file")
    .select(["media_hash", "width as file_width", "height as file_height", "type", "size"])
    .where("media_hash", "in", hashes)
    .unionAll(videos);
}
