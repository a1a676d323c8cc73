import { openStore } from "@consultorio/store";
import type { Administrator } from "@consultorio/testkit/server/administrator";
import fc from "fast-check";
import { z } from "zod";
import { damagedFile, type UploadFormat, wholeFiles } from "./damaged-file.ts";

/** The results of a number of damaged files. */
export interface UploadCounts {
  /** The status of each answer. */
  statuses: number[];
  kept: number;
  refused: number;
  /** Wrong answers, one line each. */
  wrong: string[];
}

interface Plan {
  format: UploadFormat;
  count: number;
  seed: number;
  /** The SQLite file of the server: an account uploads a hundred files in an hour, and these are more. */
  database: string;
}

/** How many files are sent at once. */
const concurrency = 2;

/** Uploads damaged files of a format, and deletes those that the server keeps. `tell` gets the progress. */
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
    for (let batch = 0; counts.statuses.length < count; batch += 1) {
      await store.forgetAttempts(`upload:${account}`);
      const numRuns = Math.min(90, count - counts.statuses.length);
      const samples = fc.sample(files, { numRuns, seed: seed + batch });
      await Promise.all(
        Array.from({ length: concurrency }, () => sendAll(administrator, samples, counts, format)),
      );
      if (batch % 10 === 9)
        tell(`${format}: ${counts.statuses.length} files, ${counts.kept} kept, ${counts.refused} refused`);
    }
    return counts;
  } finally {
    await store.close();
  }
}

const usersSchema = z.object({ users: z.array(z.object({ id: z.string() })).min(1) });

async function accountOf(administrator: Administrator): Promise<string | undefined> {
  return usersSchema.parse((await administrator.call("/api/users")).body).users[0]?.id;
}

/** Takes files from the list and sends them until it is empty. */
async function sendAll(
  administrator: Administrator,
  files: Buffer[],
  counts: UploadCounts,
  format: UploadFormat,
): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop())
    await sendOne(administrator, file, counts, format);
}

const keptSchema = z.object({ path: z.string() });
const refusedSchema = z.object({ error: z.string().min(10) });

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
  if (answer.status === 422 && refusedSchema.safeParse(answer.body).success) counts.refused += 1;
  else if (answer.status === 201) {
    counts.kept += 1;
    const hash = /[0-9a-f]{64}/.exec(keptSchema.parse(answer.body).path)?.[0];
    // Two files may become the same picture, which can be deleted only once.
    const { status } = await administrator.call(`/api/media/${hash}`, { method: "DELETE" });
    if (status !== 200 && status !== 404) counts.wrong.push(`${format}: deleting answered ${status}`);
  } else
    counts.wrong.push(
      `${format}: ${answer.status} ${JSON.stringify(answer.body)} to ${file.toString("base64").slice(0, 4000)}`,
    );
}
