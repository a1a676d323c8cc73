import { type Attempts, openAttempts } from "./accounts/attempts.ts";
import { type Audit, openAudit } from "./accounts/audit.ts";
import { openPasswordResets, type PasswordResets } from "./accounts/password-resets.ts";
import { openSecondFactor, type SecondFactor } from "./accounts/second-factor.ts";
import { openSessions, type Sessions } from "./accounts/sessions.ts";
import { openSetup, type Setup } from "./accounts/setup-token.ts";
import { openUsers, type Users } from "./accounts/users.ts";
import type { Context } from "./engine/context.ts";
import type { Engine } from "./engine/engine.ts";
import { migrate } from "./engine/migrate.ts";
import { openEngine } from "./engine/open-engine.ts";
import { damagedRows } from "./export/damaged-rows.ts";
import { type Exports, openExports } from "./export/write-export.ts";
import { type MediaLibrary, openMedia } from "./media/media.ts";
import { openPruning, type Pruning } from "./publications/pruning.ts";
import { openPublications, type Publications } from "./publications/publications.ts";
import { openSchedule, type Schedule } from "./publications/schedule.ts";
import { openReviewLinks, type ReviewLinks } from "./review/review-links.ts";
import { openRevisions, type Revisions } from "./revisions/revisions.ts";

/** Everything that the site keeps. Writes ask for an actor; each one that resolves is on the disk. */
export interface Store
  extends Revisions,
    Publications,
    Pruning,
    MediaLibrary,
    Users,
    Sessions,
    SecondFactor,
    PasswordResets,
    Setup,
    Schedule,
    ReviewLinks,
    Attempts,
    Audit,
    Exports {
  readonly engine: Engine["name"];
  /** Reads everything that can be checked: the engine's pages, and each row against its own hash. */
  check(): Promise<{ ok: boolean; problems: string[] }>;
  /** Waits for the write that is under way. Closing twice is fine. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Whether this is a server, of which an SQLite file has one at a time; commands beside it are none. */
  server?: boolean;
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
  const tell = options.onProblem ?? ((error) => process.stderr.write(`${error.message}\n`));
  const onProblem = (error: unknown) => tell(error instanceof Error ? error : new Error(String(error)));
  const engine = await openEngine(url, onProblem);
  try {
    if (options.server) await engine.beOnlyServer();
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return assemble({ engine, now: options.now ?? (() => new Date()), onProblem });
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
    ...openPasswordResets(context),
    ...openSetup(context),
    ...openSchedule(context),
    ...openReviewLinks(context),
    ...openAttempts(context),
    ...openAudit(context),
    ...openExports(context),

    async check() {
      const problems = [...(await engine.problems()), ...(await damagedRows(engine))];
      return { ok: problems.length === 0, problems };
    },

    close() {
      closing ??= stopWatching().then(() => engine.close());
      return closing;
    },
  };
}
