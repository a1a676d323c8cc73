import { DatabaseSync } from "node:sqlite";
import { PassThrough } from "node:stream";
import { describeExport, type Store } from "../src/index.ts";

/**
 * The problems of a stored site; empty when there are none. Each row is read as a backup reads it, and compared with its
 * own hash or length. SQLite checks its file, and names the tables whose rows miss their parents.
 */
export async function storedProblems(store: Pick<Store, "exportTo">, url: string): Promise<string[]> {
  return [...(await backupProblems(store)), ...fileProblems(url)];
}

async function backupProblems(store: Pick<Store, "exportTo">): Promise<string[]> {
  const copy = new PassThrough();
  try {
    await Promise.all([describeExport(copy), store.exportTo(copy)]);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function fileProblems(url: string): string[] {
  if (!url.startsWith("sqlite:")) return [];
  const file = new DatabaseSync(url.slice("sqlite:".length), { readOnly: true });
  try {
    const checks = file.prepare("pragma integrity_check").all();
    const orphans = file.prepare("pragma foreign_key_check").all();
    return [
      ...checks.map(({ integrity_check }) => String(integrity_check)).filter((finding) => finding !== "ok"),
      ...orphans.map(({ table }) => `foreign key of ${table}`),
    ];
  } finally {
    file.close();
  }
}
