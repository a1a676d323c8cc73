import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../process/config.ts";

/** Free bytes below which people are told: a backup, a publication and a day of editing fit into it. */
const enough = 1024 ** 3;

/** Free megabytes where the site keeps its files: its SQLite database and its backups, whichever has less. Null where there are none. */
export async function freeMegabytes({
  databaseUrl,
  backup,
}: Pick<Config, "databaseUrl" | "backup">): Promise<number | null> {
  const database = /^sqlite:(\/.+)$/.exec(databaseUrl)?.[1];
  const folders = [database && dirname(database), backup?.folder].filter((folder) => folder !== undefined);
  const free = await Promise.all(folders.map(freeBytes));
  const measured = free.filter((bytes) => bytes !== null);
  return measured.length === 0 ? null : Math.floor(Math.min(...measured) / 1024 ** 2);
}

/** Advice when there is little space, in one Spanish line; null when there is enough. */
export function littleRoom(megabytes: number | null): string | null {
  if (megabytes === null || megabytes >= enough / 1024 ** 2) return null;
  return `Quedan ${megabytes.toLocaleString("es-MX")} MB libres en el disco del sitio. Pide a quien cuida el servidor que libere espacio.`;
}

/** A folder that is not made yet has no room of its own. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
