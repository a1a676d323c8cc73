import { createHash } from "node:crypto";
import { constants, open, readFile, rename, rm } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import type { LivePublication } from "@consultorio/publishing/live-publication";
import { type StaticResponse, type Store, StoreError } from "@consultorio/store";
import { z } from "zod";

const bytes = z.instanceof(Uint8Array);
const page = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: bytes,
  brotli: bytes.nullable(),
  gzip: bytes.nullable(),
  etag: z.string(),
});

/** Releases until November 2026 wrote a list, in which a page without an encoding had no bytes in it. */
const encoding = bytes.transform((encoded) => (encoded.byteLength === 0 ? null : encoded));
const listedPage = page.extend({ path: z.string(), brotli: encoding, gzip: encoding });
const pageList = z
  .array(listedPage)
  .transform((list) => new Map(list.map(({ path, ...response }) => [path, response])));

/** Earlier releases wrote all in one value. */
const whole = z.object({ id: z.string(), pages: z.map(z.string(), page).or(pageList) });
/** What the file has: the id of the publication, then each page with its path. */
const parts = z.tuple([z.string()], z.tuple([z.string(), page]));

/** A copy of the public site. */
export interface SavedPublication {
  id: string;
  pages: ReadonlyMap<string, StaticResponse>;
}

/**
 * The public pages in a file beside an SQLite database, so that a start finds something to show where the database
 * itself cannot be used. Saves nothing for PostgreSQL, where other instances serve the site.
 */
export class PublicationSnapshot {
  readonly file: string | null;
  /** The id of the publication in the file, once it is known. */
  #kept: string | undefined;

  constructor(databaseUrl: string) {
    const database = databaseUrl.match(/^sqlite:(.+)$/)?.[1];
    this.file = database === undefined ? null : `${database}.publicado`;
  }

  /** Keeps the copy up to date. Returns a function that stops it. */
  follow(store: Store, live: LivePublication, onProblem: (error: unknown) => void): () => void {
    if (this.file === null) return () => {};
    let last: Promise<void> = Promise.resolve();
    return store.onLive(() => {
      last = last.then(() => this.#keep(live)).catch(onProblem);
    });
  }

  /** The copy, or null where there is none or it is damaged. */
  async read(): Promise<SavedPublication | null> {
    if (this.file === null) return null;
    const file = await readFile(this.file).catch(ifMissing);
    if (file === null) return null;
    const content = file.subarray(digestLength);
    const digest = createHash("sha256").update(content).digest();
    if (!digest.equals(file.subarray(0, digestLength))) return null;
    if (content[0] !== partsMark) return whole.parse(deserialize(content));
    const [id, ...pages] = parts.parse(readParts(content.subarray(1)));
    return { id, pages: new Map(pages) };
  }

  /**
   * Refuses an empty database beside a snapshot of a public site: the database was emptied, and a first start would put
   * sample content in the site's place.
   */
  async refuseEmptied(store: Store): Promise<void> {
    const { file } = this;
    if (file === null || (await store.draft()) !== null || (await this.read()) === null) return;
    throw new StoreError("database-emptied", { file });
  }

  async #keep(live: LivePublication): Promise<void> {
    const { file } = this;
    await live.load();
    const id = live.publication()?.id;
    this.#kept ??= (await this.read())?.id;
    if (file === null || id === undefined || id === this.#kept) return;
    await replaceFile(file, [id, ...live.responses()]);
    this.#kept = id;
  }
}

/** A link that somebody put in the place of the file is not followed. */
const writeNewly = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** In bytes. */
const digestLength = 32;
const sizeLength = 4;
/** The first byte of a file in parts. In a file that is one value `serialize` writes 255. */
const partsMark = 1;

/**
 * Writes a file whole or not at all: a digest of the rest, {@link partsMark}, then each value after its size in bytes.
 * Each is written by itself: to serialize a large site at once takes half a second, in which no visitor is answered.
 */
async function replaceFile(file: string, values: readonly unknown[]): Promise<void> {
  const fresh = `${file}.nuevo`;
  try {
    const handle = await open(fresh, writeNewly, 0o600);
    try {
      const hash = createHash("sha256");
      await handle.writeFile(Buffer.alloc(digestLength));
      const write = async (part: Buffer) => {
        hash.update(part);
        await handle.writeFile(part);
      };
      await write(Buffer.of(partsMark));
      for (const value of values) await write(sizedPart(value));
      await handle.write(hash.digest(), 0, digestLength, 0);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  } catch (error) {
    // On a full disk half a copy would take the space that saves need.
    await rm(fresh, { force: true });
    throw error;
  }
}

function sizedPart(value: unknown): Buffer {
  const content = serialize(value);
  const size = Buffer.alloc(sizeLength);
  size.writeUInt32LE(content.byteLength);
  return Buffer.concat([size, content]);
}

function readParts(content: Buffer): unknown[] {
  const values: unknown[] = [];
  for (let from = 0; from < content.length; ) {
    const start = from + sizeLength;
    const end = start + content.readUInt32LE(from);
    values.push(deserialize(content.subarray(start, end)));
    from = end;
  }
  return values;
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
