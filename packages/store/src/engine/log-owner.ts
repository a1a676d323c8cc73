import { constants, realpathSync, statSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StoreError } from "../base/store-errors.ts";
import { fileNumber } from "./file-identity.ts";

/** A link that somebody put in the place of the note is not followed. */
const writeNewly = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/**
 * Notes beside a database which file its write-ahead log belongs to. SQLite cannot know: it applies the log of a killed process
 * to the file that it finds at the path, which damages a file that was moved there.
 */
export class LogOwner {
  readonly #file: string;
  readonly #note: string;

  /** The file exists. */
  constructor(file: string) {
    this.#file = realpathSync(file);
    this.#note = `${this.#file}.registro`;
  }

  /** Throws `sqlite-foreign-log` where the log is of another file. Call it before SQLite opens the file. */
  async requireOwn(): Promise<void> {
    if (await this.isForeign()) throw this.#foreign();
  }

  /** Whether the log that was noted is still there, and its database is another file. */
  async isForeign(): Promise<boolean> {
    // Without a note, the owner of the log is unknown.
    const noted = await readFile(this.#note, "utf8").catch(() => "");
    const [file, log] = noted.split(" ");
    const same = log === undefined || log !== fileNumber(this.#log) || file === fileNumber(this.#file);
    // A log without a byte brings nothing.
    return !same && this.#hasLog();
  }

  /** Call it once SQLite has the file open, in the write-ahead mode. */
  async note(): Promise<void> {
    const handle = await open(this.#note, writeNewly, 0o600);
    try {
      await handle.writeFile(`${fileNumber(this.#file)} ${fileNumber(this.#log)}`);
    } finally {
      await handle.close();
    }
  }

  /** Call it once the file is closed: the last process that closes it leaves no log. */
  async forget(): Promise<void> {
    if (fileNumber(this.#log) === null) await rm(this.#note, { force: true });
  }

  /**
   * The error for a file that SQLite reports as damaged. When the file is whole without the log, the log belongs to
   * another file.
   */
  explain(damaged: StoreError): StoreError {
    return this.#hasLog() && isWhole(this.#file) ? this.#foreign() : damaged;
  }

  get #log(): string {
    return `${this.#file}-wal`;
  }

  #hasLog(): boolean {
    return (statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0) > 0;
  }

  #foreign(): StoreError {
    return new StoreError("sqlite-foreign-log", { file: this.#file });
  }
}

/** Whether a file is an undamaged database when its log is left out. Nothing is written. */
function isWhole(file: string): boolean {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    const [first] = database.prepare("pragma quick_check(1)").all();
    return first?.quick_check === "ok";
  } catch {
    // SQLite cannot even read it.
    return false;
  } finally {
    database.close();
  }
}
