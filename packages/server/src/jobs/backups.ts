import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ByteFiles, exportToFile, type Store, StoreError, uploadsNamedIn } from "@consultorio/store";
import type { BackupPlan } from "../process/config.ts";
import { report } from "../process/log.ts";

/** The result of the last try. */
export interface BackupState {
  /** When the newest backup was made; null where there is none. */
  last: Date | null;
  /** Why there is no newer backup, in Spanish. */
  problem: string | null;
}

/** Beside the days that are kept: the newest backup of each of so many weeks. */
const weeks = 8;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The uploads of all backups in a folder, each once. */
export const uploadsBeside = (folder: string) => new ByteFiles(join(folder, "archivos"));

/**
 * The backups in one folder: each holds the whole site, as `pnpm db:export` writes it, but for the bytes of uploads, which
 * all of them share.
 */
export class Backups {
  readonly #plan: BackupPlan;
  readonly #uploads: ByteFiles;
  /** The last failure, and when that backup was begun. */
  #failed: { problem: string; at: Date } | null = null;

  constructor(plan: BackupPlan) {
    this.#plan = plan;
    this.#uploads = uploadsBeside(plan.folder);
  }

  /**
   * Makes a backup, proves it by reading it back, and deletes the superfluous ones. Returns its file. Throws a
   * `StoreError` that says in Spanish why there is none; earlier backups stay.
   */
  async make(store: Pick<Store, "exportTo">, now = new Date()): Promise<string> {
    const { folder, days } = this.#plan;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameAt(now));
      await exportToFile(store, file, this.#uploads);
      const superseded = superfluous(await backupsIn(folder), { days, now });
      // Another process that makes a backup deletes the same files.
      for (const name of [...superseded, ...(await abandoned(folder, now))])
        await rm(join(folder, name), { force: true });
      await this.#sweepUploads(now);
      this.#failed = null;
      return file;
    } catch (error) {
      const failure = explained(error, folder);
      this.#failed = { problem: failure.message, at: now };
      throw failure;
    }
  }

  /** Deletes the uploads that no backup names. */
  async #sweepUploads(now: Date): Promise<void> {
    const { folder } = this.#plan;
    const named = new Set<string>();
    for (const name of await backupsIn(folder)) {
      const inBackup = await uploadsNamedIn(join(folder, name)).catch(() => null);
      // The uploads in a damaged backup are unknown: everything stays until it is deleted.
      if (inBackup === null) return;
      for (const hash of inBackup) named.add(hash);
    }
    await this.#uploads.sweep(named, now);
  }

  /**
   * When the newest backup until now is deleted at the latest; null where backups are not made on schedule, because then
   * none is deleted.
   */
  async goneBy(now = new Date()): Promise<Date | null> {
    const { hours, days, folder } = this.#plan;
    if (hours === 0) return null;
    const [newest] = await backupsIn(folder).catch(() => []);
    const last = Math.max(now.getTime(), ...(newest === undefined ? [] : [timeOf(newest).getTime()]));
    // A backup is taken away while a later one is made, once its time is proven, and its uploads a day after it.
    return new Date(last + Math.max(days, weeks * 7) * day + 2 * (hours * hour + day));
  }

  /** Whether it is time for the next one. */
  async due(now = new Date()): Promise<boolean> {
    if (this.#plan.hours === 0) return false;
    const { last } = await this.state(now);
    // Five minutes of tolerance keep a daily backup at its time of day.
    return last === null || now.getTime() - last.getTime() >= this.#plan.hours * hour - hour / 12;
  }

  /** The state for strangers: the problem may name a folder, so it is left out. */
  async publicState(): Promise<{ last: Date | null; failed: boolean }> {
    const { last, problem } = await this.state();
    return { last, failed: problem !== null };
  }

  async state(now = new Date()): Promise<BackupState> {
    const names = await backupsIn(this.#plan.folder).catch(() => []);
    // A backup that was made while the clock was ahead must not delay the next.
    const newest = names.find((name) => timeOf(name).getTime() <= now.getTime() + ahead);
    const last = newest === undefined ? null : timeOf(newest);
    // A command or another process may have made one since.
    const isOver = this.#failed !== null && last !== null && last > this.#failed.at;
    return { last, problem: isOver ? null : (this.#failed?.problem ?? null) };
  }
}

/** How far in the future a backup may be and still count, in milliseconds: clocks are set right by seconds. */
const ahead = 60_000;

/** How often the clock is looked at, in milliseconds; the first time this long after the start. */
const every = 60_000;
/** How long after a failure the next backup is tried, in milliseconds. */
const backoff = hour;

/** Makes a backup whenever one is due. A failure is logged once until a backup succeeds, and stops nothing else. */
export function followBackups(store: Pick<Store, "exportTo">, backups: Backups): () => Promise<void> {
  let loggedProblem: string | null = null;
  /** In milliseconds of `performance.now()`. With `Date.now()` a wrong clock would delay the next try. */
  let tryAfter = 0;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    if (performance.now() < tryAfter || !(await backups.due())) return;
    try {
      await backups.make(store);
      loggedProblem = null;
    } catch (error) {
      tryAfter = performance.now() + backoff;
      const { problem } = await backups.state();
      if (problem !== loggedProblem) report(error);
      loggedProblem = problem;
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
 * each of the last eight weeks. `names` come with the newest first. Days and weeks count up to the newest backup that is a
 * day old: a clock that is months ahead for some hours makes nothing old.
 */
export function superfluous(names: readonly string[], { days, now }: { days: number; now: Date }): string[] {
  const times = names.map((name) => timeOf(name).getTime());
  const proven = times.find((time) => now.getTime() - time >= day) ?? now.getTime();
  const kept = new Set<string>();
  return names.filter((name) => {
    const age = proven - timeOf(name).getTime();
    const dayNumber = Math.floor(timeOf(name).getTime() / day);
    const reasons = [
      ...(age < days * day ? [`day ${dayNumber}`] : []),
      // The first of January 1970 was a Thursday: weeks begin on Monday.
      ...(age < weeks * 7 * day ? [`week ${Math.floor((dayNumber + 3) / 7)}`] : []),
    ];
    const isFirst = reasons.some((reason) => !kept.has(reason));
    for (const reason of reasons) kept.add(reason);
    return now.getTime() - timeOf(name).getTime() >= day && !isFirst;
  });
}

/** Partial backups of killed processes, once no other process can still write them. */
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
