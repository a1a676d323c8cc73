import { realpathSync, statSync } from "node:fs";

/** How the files of an open database have changed. */
export type FileFinding = "unchanged" | "log-missing" | "replaced";

/**
 * Remembers which files an open database consists of: the file and its write-ahead log. SQLite continues to write into a
 * file that was removed or replaced, and those writes are lost when the process ends.
 */
export class FileIdentity {
  readonly #file: string;
  readonly #log: string;
  readonly #opened: readonly [file: string | null, log: string | null];

  /** Call it while the database is open in the write-ahead mode: both files exist. */
  constructor(file: string) {
    this.#file = realpathSync(file);
    this.#log = `${this.#file}-wal`;
    this.#opened = [fileNumber(this.#file), fileNumber(this.#log)];
  }

  look(): FileFinding {
    const [file, log] = this.#opened;
    if (fileNumber(this.#file) !== file) return "replaced";
    const currentLog = fileNumber(this.#log);
    if (currentLog === log) return "unchanged";
    return currentLog === null ? "log-missing" : "replaced";
  }
}

/** Device and number of the file at a path. The number is not given to another file while this process has it open. */
export function fileNumber(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}
