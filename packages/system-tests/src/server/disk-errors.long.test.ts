import { execFile, execFileSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openStore } from "@consultorio/store";
import { storedProblems } from "@consultorio/store/testing/stored-problems";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { describe, expect, it } from "vitest";
import { keepTally } from "../threats/keep-tally.ts";

const canTrace = (() => {
  try {
    execFileSync("strace", ["-f", "-o", "/dev/null", process.execPath, "--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
const program = join(import.meta.dirname, "../faults/save-through-errors.ts");
const saves = 6;
/** At which calls of one kind the disk answers with an error: at the start, in the middle, and from then on. */
const moments = ["1", "3", "15", "60", "120", "200", "400", "25+", "250+"];

/** The calls by which SQLite reads and writes its files, with the errors that each may have. */
const calls: [call: string, errors: string[]][] = [
  ["openat", ["EMFILE", "EIO", "ENOSPC"]],
  ["pwrite64", ["ENOSPC", "EIO"]],
  ["pread64", ["EIO"]],
  ["fsync", ["EIO"]],
  ["ftruncate", ["EIO"]],
  ["mmap", ["ENOMEM"]],
];

/** Saves while one call fails at a moment. Returns the output, and the state afterwards. */
async function saveWith(fault: string) {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  const only = ["", "-wal", "-shm"].flatMap((end) => ["-P", `${file}${end}`]);
  const args = ["-f", "-qq", "-o", "/dev/null", ...only, `--inject=${fault}`, process.execPath, program];
  const ended = await promisify(execFile)("strace", [...args, `sqlite:${file}`, String(saves)]).catch(
    (error: { stdout?: string; signal?: string; code?: number }) => ({
      stdout: error.stdout ?? "",
      ...error,
    }),
  );
  const lines = ended.stdout.trim().split("\n");
  const store = await openStore(`sqlite:${file}`);
  const stored = (await store.draft())?.version ?? 0;
  const problems = await storedProblems(store, `sqlite:${file}`);
  await store.close();
  return { lines, stored, problems };
}

describe.skipIf(!canTrace)("a disk that answers with an error", () => {
  it.for(calls.flatMap(([call, errors]) => errors.map((error) => [call, error] as const)))(
    "to %s with %s loses nothing that was acknowledged, and damages nothing",
    { timeout: 300_000 },
    async ([call, error], { task }) => {
      const counts = { saved: 0, refused: 0 };
      for (const when of moments) {
        const fault = `${call}:error=${error}:when=${when}`;
        const { lines, stored, problems } = await saveWith(fault);
        const saved = lines.flatMap((line) => /^saved (\d+)$/.exec(line)?.[1] ?? []).map(Number);
        expect(
          lines.filter((line) => line.startsWith("unexpected")),
          fault,
        ).toEqual([]);
        expect(problems, fault).toEqual([]);
        expect(stored, fault).toBeGreaterThanOrEqual(Math.max(0, ...saved));
        counts.saved += saved.length;
        counts.refused += lines.filter((line) => line.startsWith("refused")).length;
      }
      keepTally(task, `${call} ${error}`, counts);
    },
  );
});
