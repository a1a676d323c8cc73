import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreError } from "../base/store-errors.ts";
import type { KeptBytes } from "./byte-files.ts";
import type { ExportSummary } from "./export-format.ts";
import { describeExport } from "./read-export.ts";
import type { Exports } from "./write-export.ts";

/**
 * Exports into a file that is readable by its owner only. The file is complete or does not exist: it is written under
 * a name that nobody can guess and that no file has, not even a link, synced, checked against its hashes and renamed.
 * Replaces a file of that name. The bytes of uploads go to `uploads` where it is given. Rejects with the system's error
 * when the file cannot be written.
 */
export async function exportToFile(
  store: Exports,
  file: string,
  uploads?: KeptBytes,
): Promise<ExportSummary> {
  const partial = `${file}.${randomBytes(16).toString("hex")}.parcial`;
  // Exclusive: a file or a link that is there already is never written to.
  const handle = await open(partial, "wx", 0o600);
  try {
    const written = await store.exportTo(handle.createWriteStream({ flush: true }), uploads);
    const kept = await describeExport(createReadStream(partial), uploads);
    if (kept.sha256 !== written.sha256) throw new StoreError("export-damaged");
    await rename(partial, file);
    await syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** After a power cut a renamed file has its new name only when its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
