import { openStore } from "@consultorio/store";
import type { Administrator } from "@consultorio/testkit/server/administrator";
import fc from "fast-check";
import { z } from "zod";
import { damagedFile, type UploadFormat, wholeFiles } from "./damaged-file.ts";

/** What came of a number of damaged files. */
export interface UploadCounts {
  /** What each of them was answered. */
  statuses: number[];
  kept: number;
  refused: number;
  /** What should not be, one line each. */
  wrong: string[];
}

interface Plan {
  format: UploadFormat;
  count: number;
  seed: number;
  /** The SQLite file of the server: an account uploads a hundred files in an hour, and these are more. */
  database: string;
}

/** How many files of a part are sent at once. */
const atOnce = 2;

/** Uploads damaged files of a format; what is kept is deleted again. `tell` says how far it is. */
export async function tryUploads(
  administrator: Administrator,
  { format, count, seed, database }: Plan,
  tell: (line: string) => void = () => {},
): Promise<UploadCounts> {
  const counts: UploadCounts = { statuses: [], kept: 0, refused: 0, wrong: [] };
  const files = damagedFile(format, await wholeFiles(format));
  const store = await openStore(`sqlite:${database}`);
  try {
    const account = await accountOf(administrator);
    for (let part = 0; counts.statuses.length < count; part += 1) {
      await store.forgetAttempts(`upload:${account}`);
      const numRuns = Math.min(90, count - counts.statuses.length);
      const samples = fc.sample(files, { numRuns, seed: seed + part });
      await Promise.all(
        Array.from({ length: atOnce }, () => sendAll(administrator, samples, counts, format)),
      );
      if (part % 10 === 9)
        tell(`${format}: ${counts.statuses.length} files, ${counts.kept} kept, ${counts.refused} refused`);
    }
    return counts;
  } finally {
    await store.close();
  }
}

const users = z.object({ users: z.array(z.object({ id: z.string() })).min(1) });

async function accountOf(administrator: Administrator): Promise<string | undefined> {
  return users.parse((await administrator.call("/api/users")).body).users[0]?.id;
}

/** Sends files until there is none left. */
async function sendAll(
  administrator: Administrator,
  files: Buffer[],
  counts: UploadCounts,
  format: UploadFormat,
): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop())
    await sendOne(administrator, file, counts, format);
}

const kept = z.object({ path: z.string() });
const refused = z.object({ error: z.string().min(10) });

async function sendOne(
  administrator: Administrator,
  file: Buffer,
  counts: UploadCounts,
  format: UploadFormat,
): Promise<void> {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(file)], `archivo.${format}`));
  const answer = await administrator.call("/api/media", { body });
  counts.statuses.push(answer.status);
  if (answer.status === 422 && refused.safeParse(answer.body).success) counts.refused += 1;
  else if (answer.status === 201) {
    counts.kept += 1;
    const hash = /[0-9a-f]{64}/.exec(kept.parse(answer.body).path)?.[0];
    // Two files may be drawn to the same picture, which is deleted once.
    const { status } = await administrator.call(`/api/media/${hash}`, { method: "DELETE" });
    if (status !== 200 && status !== 404) counts.wrong.push(`${format}: deleting answered ${status}`);
  } else
    counts.wrong.push(
      `${format}: ${answer.status} ${JSON.stringify(answer.body)} to ${file.toString("base64").slice(0, 4000)}`,
    );
}
