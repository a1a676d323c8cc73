import { mkdir, open, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreError } from "../store-error.ts";

/** File-system numbers (statfs) of NFS, SMB, CIFS, SMB2, AFS and 9P: their locks and shared memory lose writes. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x01021997]);

/** Whether a file system, by its statfs number, is one on which SQLite's write-ahead log is not safe. */
export function isNetworkFileSystem(type: number): boolean {
  return networkFileSystems.has(type >>> 0);
}

/** Makes the file, readable by its owner alone, and its folder where they are missing. An existing file is not touched. */
export async function prepareFile(file: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const { type } = await statfs(folder);
  if (isNetworkFileSystem(type)) {
    throw new StoreError(
      "unreachable",
      `La base de datos ${file} está en un disco de red, donde SQLite no es seguro. Usa un disco local o PostgreSQL.`,
    );
  }
  const handle = await open(file, "a", 0o600);
  await handle.close();
}
