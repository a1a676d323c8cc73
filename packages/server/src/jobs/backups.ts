import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exportToFile, type Store, StoreError } from "@consultorio/store";
import type { BackupPlan } from "../process/config.ts";
import { report } from "../process/log.ts";

/** What became of the last try. */
export interface BackupState {
  /** When the newest backup was made; null where there is none. */
  last: Date | null;
  /** Why there is no newer one, in Spanish. */
  problem: string | null;
}

/** Beside the days that are kept: the newest backup of each of so many weeks. */
const weeks = 8;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The backups in one folder: each holds the whole site, as `pnpm db:export` writes it. */
export class Backups {
  readonly #plan: BackupPlan;
  #problem: string | null = null;

  constructor(plan: BackupPlan) {
    this.#plan = plan;
  }

  /**
   * Makes a backup, proves it by reading it back, and takes away those that need not be kept. Answers its file. Throws a
   * `StoreError` that says in Spanish why there is none; the backups that were there stay.
   */
  async make(store: Pick<Store, "exportTo">, now = new Date()): Promise<string> {
    const { folder, days } = this.#plan;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameAt(now));
      await exportToFile(store, file);
      const superseded = superfluous(await backupsIn(folder), { days, now });
      for (const name of [...superseded, ...(await abandoned(folder, now))]) await rm(join(folder, name));
      this.#problem = null;
      return file;
    } catch (error) {
      const failure = explained(error, folder);
      this.#problem = failure.message;
      throw failure;
    }
  }

  /** Whether it is time for the next one. */
  async due(now = new Date()): Promise<boolean> {
    if (this.#plan.hours === 0) return false;
    const { last } = await this.state();
    // Five minutes of tolerance keep a daily backup at its time of day.
    return last === null || now.getTime() - last.getTime() >= this.#plan.hours * hour - hour / 12;
  }

  /** The same for strangers: the problem may name a folder, so it is left out. */
  async told(): Promise<{ last: Date | null; failed: boolean }> {
    const { last, problem } = await this.state();
    return { last, failed: problem !== null };
  }

  async state(): Promise<BackupState> {
    const [newest] = await backupsIn(this.#plan.folder).catch(() => []);
    return { last: newest === undefined ? null : timeOf(newest), problem: this.#problem };
  }
}

/** How often the clock is looked at, in milliseconds; the first time this long after the start. */
const every = 60_000;
/** How long after a failure the next backup is tried, in milliseconds. */
const backoff = hour;

/** Makes a backup whenever one is due. A failure is logged once until a backup succeeds, and stops nothing else. */
export function followBackups(store: Pick<Store, "exportTo">, backups: Backups): () => Promise<void> {
  let told: string | null = null;
  let wait = 0;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    if (Date.now() < wait || !(await backups.due())) return;
    try {
      await backups.make(store);
      told = null;
    } catch (error) {
      wait = Date.now() + backoff;
      const { problem } = await backups.state();
      if (problem !== told) report(error);
      told = problem;
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, every).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

const ours = /^consultorio-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.gz$/;

/** Such as `consultorio-2026-11-22T01-30-00Z.gz`. */
function nameAt(now: Date): string {
  return `consultorio-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.gz`;
}

function timeOf(name: string): Date {
  const [, date, hours, minutes, seconds] = ours.exec(name) ?? [];
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}

/** The names of the backups in a folder, the newest first; any other file is none of ours. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => ours.test(name))
    .toSorted()
    .toReversed();
}

/**
 * Which backups may go: all but those of the last 24 hours, the newest of each of the last `days` days and the newest of
 * each of the last eight weeks. `names` come with the newest first.
 */
export function superfluous(names: readonly string[], { days, now }: { days: number; now: Date }): string[] {
  const kept = new Set<string>();
  return names.filter((name) => {
    const age = now.getTime() - timeOf(name).getTime();
    const dayNumber = Math.floor(timeOf(name).getTime() / day);
    const reasons = [
      ...(age < days * day ? [`day ${dayNumber}`] : []),
      // The first of January 1970 was a Thursday: weeks begin on Monday.
      ...(age < weeks * 7 * day ? [`week ${Math.floor((dayNumber + 3) / 7)}`] : []),
    ];
    const isFirst = reasons.some((reason) => !kept.has(reason));
    for (const reason of reasons) kept.add(reason);
    return age >= day && !isFirst;
  });
}

/** What was left of backups during which the process was killed, once no other process can still write it. */
async function abandoned(folder: string, now: Date): Promise<string[]> {
  const whole = (name: string) => name.replace(/(?:\.[0-9a-f]{32})?\.parcial$/, "");
  return (await readdir(folder)).filter(
    (name) =>
      name !== whole(name) && ours.test(whole(name)) && now.getTime() - timeOf(whole(name)).getTime() > day,
  );
}

function explained(error: unknown, folder: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ENOSPC" || code === "EDQUOT")
    return StoreError.causedBy(error, "backup-disk-full", { folder });
  if (code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOTDIR" || code === "EEXIST")
    return StoreError.causedBy(error, "backup-read-only", { folder });
  return StoreError.causedBy(error, "backup-failed", { folder, reason: String(code || "error") });
}
