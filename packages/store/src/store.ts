import { type Attempts, openAttempts } from "./attempts.ts";
import { type Audit, openAudit } from "./audit.ts";
import { sha256 } from "./canonical-json.ts";
import type { Context } from "./context.ts";
import type { Engine } from "./engine/engine.ts";
import { openPostgres } from "./engine/postgres.ts";
import { openSqlite, sqliteFile } from "./engine/sqlite.ts";
import { type MediaLibrary, openMedia } from "./media.ts";
import { migrate, schemaVersion } from "./migrate.ts";
import { openPruning, type Pruning } from "./pruning.ts";
import { openPublications, type Publications } from "./publications.ts";
import { openReviewLinks, type ReviewLinks } from "./review-links.ts";
import { openRevisions, type Revisions } from "./revisions.ts";
import { openSchedule, type Schedule } from "./schedule.ts";
import { openSecondFactor, type SecondFactor } from "./second-factor.ts";
import { openSessions, type Sessions } from "./sessions.ts";
import { openSetup, type Setup } from "./setup-token.ts";
import { StoreError } from "./store-error.ts";
import { openUsers, type Users } from "./users.ts";

/** Everything that the site keeps. Writes ask for an actor; each one that resolves is on the disk. */
export interface Store
  extends Revisions,
    Publications,
    Pruning,
    MediaLibrary,
    Users,
    Sessions,
    SecondFactor,
    Setup,
    Schedule,
    ReviewLinks,
    Attempts,
    Audit {
  readonly engine: Engine["name"];
  /** Reads everything that can be checked: the engine's pages and every document against its hash. */
  check(): Promise<{ ok: boolean; problems: string[] }>;
  /** Waits for the write that is under way. Closing twice is fine. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** The clock for all times that are written or compared; the machine's by default. */
  now?: () => Date;
  /** Hears of failures that no caller waits for, such as a broken idle connection. Writes to stderr by default. */
  onProblem?: (error: Error) => void;
}

/**
 * Opens `sqlite:<file>` (made when missing; relative to the working directory) or `postgres://…`, and brings the schema
 * up to date. Throws a `StoreError` whose message is one clear Spanish line; a damaged, newer or foreign database stays
 * exactly as it was.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const onProblem = options.onProblem ?? ((error) => process.stderr.write(`${error.message}\n`));
  const engine = await openEngine(url, onProblem);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return assemble({ engine, now: options.now ?? (() => new Date()), onProblem });
}

async function openEngine(url: string, onProblem: (error: Error) => void): Promise<Engine> {
  if (url.startsWith("sqlite:")) {
    return openSqlite(sqliteFile(url), async (engine, db) => {
      await schemaVersion(engine, db);
    });
  }
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, onProblem);
  throw new StoreError("url", "DATABASE_URL debe empezar con sqlite: o con postgres://.");
}

function assemble(context: Context): Store {
  const { engine } = context;
  const { stopWatching, ...publications } = openPublications(context);
  let closing: Promise<void> | undefined;
  return {
    engine: engine.name,
    ...openRevisions(context),
    ...publications,
    ...openPruning(context),
    ...openMedia(context),
    ...openUsers(context),
    ...openSessions(context),
    ...openSecondFactor(context),
    ...openSetup(context),
    ...openSchedule(context),
    ...openReviewLinks(context),
    ...openAttempts(context),
    ...openAudit(context),

    async check() {
      const problems = [...(await engine.problems()), ...(await changedDocuments(engine))];
      return { ok: problems.length === 0, problems };
    },

    close() {
      closing ??= stopWatching().then(() => engine.close());
      return closing;
    },
  };
}

async function changedDocuments(engine: Engine): Promise<string[]> {
  const rows = await engine.read((db) => db.selectFrom("document").selectAll().execute());
  return rows.filter(({ hash, json }) => sha256(json) !== hash).map(({ hash }) => `document ${hash}`);
}
