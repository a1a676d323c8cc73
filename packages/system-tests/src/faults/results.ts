import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";

const figure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  limit: z.number().optional(),
  least: z.number().optional(),
});

/** The result of a run. */
export const runResult = z.object({
  id: z.string(),
  title: z.string(),
  promise: z.string(),
  passed: z.boolean(),
  seconds: z.number(),
  figures: z.array(figure),
  /** Why it came to no end; such a run has not passed. */
  error: z.string().optional(),
});
export type RunResult = z.infer<typeof runResult>;

/** A run as it is kept: with the day and the machine that it was made on, and the command that makes it again. */
const keptResult = runResult.extend({ date: z.string(), machine: z.string(), command: z.string() });
type KeptResult = z.infer<typeof keptResult>;

/** Writes results to a file, each in the place of an earlier one of the same run; the file's others stay. */
export async function keepResults(file: string, fresh: readonly KeptResult[]): Promise<void> {
  const before = z.array(keptResult).parse(JSON.parse(await read(file)));
  const byId = new Map([...before, ...fresh].map((result) => [result.id, result]));
  const sorted = [...byId.values()].toSorted((one, other) =>
    one.id.localeCompare(other.id, "en", { numeric: true }),
  );
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "[]";
    throw error;
  }
}
