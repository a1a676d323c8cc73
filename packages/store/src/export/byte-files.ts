import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-errors.ts";

/** Keeps the bytes of uploads beside an export, which then names them. */
export interface KeptBytes {
  /** Keeps bytes and returns their SHA-256. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes of a SHA-256. Throws `export-bytes-missing` where they are not there or are other ones. */
  get(hash: string): Promise<Uint8Array>;
}

const name = /^[0-9a-f]{64}$/;
const partialName = /^[0-9a-f]{64}\.[0-9a-f]{32}\.parcial$/;

/** Milliseconds that a file without a name in an export stays: another process may be making the export that names it. */
const shortest = 24 * 60 * 60 * 1000;

/**
 * A folder in which several exports keep the bytes of uploads, each once: a file is named for its SHA-256 and readable by
 * its owner only. It is complete or not there. A link that lies in the place of a file is not followed.
 */
export class ByteFiles implements KeptBytes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const hash = sha256(bytes);
    const kept = await this.#read(hash);
    // A file that was damaged is written anew.
    if (kept === null || !kept.equals(bytes)) await this.#write(hash, bytes);
    else await utimes(join(this.#folder, hash), new Date(), new Date());
    return hash;
  }

  async get(hash: string): Promise<Uint8Array> {
    const kept = name.test(hash) ? await this.#read(hash) : null;
    if (kept === null || sha256(kept) !== hash) throw new StoreError("export-bytes-missing");
    return kept;
  }

  /** Deletes the files that no export names, once they are a day old, and the partial files of killed processes. */
  async sweep(named: ReadonlySet<string>, now: Date): Promise<void> {
    const files = (await readdir(this.#folder).catch(ifMissing)) ?? [];
    for (const file of files.filter((one) => name.test(one) || partialName.test(one))) {
      if (named.has(file)) continue;
      // Another process may take it away at the same time.
      const stats = await stat(join(this.#folder, file)).catch(ifMissing);
      if (stats !== null && now.getTime() - stats.mtimeMs > shortest)
        await rm(join(this.#folder, file), { force: true });
    }
  }

  async #read(hash: string): Promise<Buffer | null> {
    const flag = constants.O_RDONLY | constants.O_NOFOLLOW;
    return readFile(join(this.#folder, hash), { flag }).catch(ifMissing);
  }

  async #write(hash: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = join(this.#folder, hash);
    const partial = `${file}.${randomBytes(16).toString("hex")}.parcial`;
    const handle = await open(partial, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
      await rename(partial, file);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  }
}

/** No file, or a link in its place. */
function ifMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ELOOP"))
    return null;
  throw error;
}
