import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { ExportSummary } from "./export-format.ts";
import { damagedExport } from "./export-format.ts";
import { describeExport } from "./read-export.ts";
import type { Exports } from "./write-export.ts";

/**
 * Exports into a file, readable by its owner alone, that is there whole or not at all: it is written beside, synced,
 * read back against its hashes and renamed. Replaces a file of that name. Rejects with the system's error where the
 * place cannot be written.
 */
export async function exportToFile(store: Exports, file: string): Promise<ExportSummary> {
  const partial = `${file}.parcial`;
  try {
    const handle = await open(partial, "w", 0o600);
    const written = await store.exportTo(handle.createWriteStream({ flush: true }));
    const kept = await describeExport(createReadStream(partial));
    if (kept.sha256 !== written.sha256) throw damagedExport();
    await rename(partial, file);
    await syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A renamed file has its name after a power cut only when its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
