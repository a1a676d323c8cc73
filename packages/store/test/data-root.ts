import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

/** Bytes that must be free in memory, of which a run of all tests uses a small part. */
const requiredMemory = 2 * 1024 ** 3;

/** The folder in memory where there is room, since creating a database on a disk can take ten times as long. */
export async function dataRoot(): Promise<string> {
  const memory = "/dev/shm";
  const available = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return available < requiredMemory ? tmpdir() : memory;
}
