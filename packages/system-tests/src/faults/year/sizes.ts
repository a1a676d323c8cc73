import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "@consultorio/store";

/** Bytes of the documents of the draft, and of the public pages as they are sent. */
export async function contentBytes(store: Store): Promise<number> {
  const draft = await store.draft();
  const pages = [...((await store.live())?.pages.values() ?? [])];
  const sent = pages.map(
    ({ body, brotli, gzip }) => body.byteLength + (brotli?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
  );
  return Buffer.byteLength(JSON.stringify(draft?.documents)) + sum(sent);
}

/** Bytes of all uploads, in each of their sizes. */
export async function mediaBytes(store: Store): Promise<number> {
  const sizes: number[] = [];
  for (let before: string | undefined; ; ) {
    const page = await store.listMedia({ limit: 500, ...(before !== undefined && { before }) });
    const last = page.at(-1);
    if (last === undefined) return sum(sizes);
    sizes.push(...page.flatMap(({ files }) => files.map(({ size }) => size)));
    before = last.id;
  }
}

/** Bytes of an SQLite file with its log. */
export async function databaseBytes(file: string): Promise<number> {
  const log = await stat(`${file}-wal`).catch(() => null);
  return (await stat(file)).size + (log?.size ?? 0);
}

/** Bytes of a folder with all that is in it. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return sum(
    await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
