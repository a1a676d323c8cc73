import { createHash } from "node:crypto";
import { constants, open, readFile, rename, rm } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
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

const copy = z.object({ id: z.string(), pages: z.map(z.string(), page).or(pageList) });

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
    const whole = await readFile(this.file).catch(ifMissing);
    if (whole === null || !digest(whole.subarray(32)).equals(whole.subarray(0, 32))) return null;
    return copy.parse(deserialize(whole.subarray(32)));
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
    const content = serialize({ id, pages: live.responses() });
    await replaceFile(file, [await digestInTurns(content), content]);
    this.#kept = id;
  }
}

/** A link that somebody put in the place of the file is not followed. */
const writeNewly = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** Writes a file whole or not at all. */
async function replaceFile(file: string, parts: readonly Uint8Array[]): Promise<void> {
  const fresh = `${file}.nuevo`;
  try {
    const handle = await open(fresh, writeNewly, 0o600);
    await handle
      .writeFile(parts)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(fresh, file);
  } catch (error) {
    // On a full disk half a copy would take the space that saves need.
    await rm(fresh, { force: true });
    throw error;
  }
}

const digest = (content: Uint8Array) => createHash("sha256").update(content).digest();

/** As {@link digest}, a part at a time: visitors do not wait for all of a large site. */
async function digestInTurns(content: Uint8Array): Promise<Buffer> {
  const hash = createHash("sha256");
  for (let from = 0; from < content.length; from += digestPart) {
    hash.update(content.subarray(from, from + digestPart));
    await nextTurn();
  }
  return hash.digest();
}

/** In bytes. */
const digestPart = 1024 * 1024;

function ifMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
