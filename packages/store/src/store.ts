import { type AccountPolicy, openAccountPolicy } from "./accounts/account-policy.ts";
import { type Activity, openActivity } from "./accounts/activity.ts";
import { type Audit, openAudit } from "./accounts/audit.ts";
import { type OwnDatabase, openOwnDatabase } from "./accounts/own-database.ts";
import { openPasswordResets, type PasswordResets } from "./accounts/password-resets.ts";
import { openRateLimiter, type RateLimiter } from "./accounts/rate-limiter.ts";
import { openSecondFactor, type SecondFactor } from "./accounts/second-factor.ts";
import { openSessions, type Sessions } from "./accounts/sessions.ts";
import { openSetup, type Setup } from "./accounts/setup-token.ts";
import { openSignIns, type SignIns } from "./accounts/sign-ins.ts";
import { openUsers, type Users } from "./accounts/users.ts";
import type { Context } from "./engine/context.ts";
import type { Engine } from "./engine/engine.ts";
import { migrate } from "./engine/migrate.ts";
import { openEngine } from "./engine/open-engine.ts";
import { type Erasure, openErasure } from "./erasure/erasure.ts";
import { type Exports, openExports } from "./export/write-export.ts";
import { type MediaLibrary, openMedia } from "./media/media.ts";
import { type EarlierAssets, openEarlierAssets } from "./publications/earlier-assets.ts";
import { openPruning, type Pruning } from "./publications/pruning.ts";
import { openPublications, type Publications } from "./publications/publications.ts";
import { openSchedule, type Schedule } from "./publications/schedule.ts";
import { openReviewLinks, type ReviewLinks } from "./review/review-links.ts";
import { type DeletedRecords, openDeletedRecords } from "./revisions/deleted-records.ts";
import { openRevisions, type Revisions } from "./revisions/revisions.ts";
import { openThinning, type Thinning } from "./revisions/thinning.ts";

/** Everything that the site stores. Writes need an actor; a write that resolves is on the disk. */
export interface Store
  extends Revisions,
    DeletedRecords,
    Thinning,
    Publications,
    Pruning,
    EarlierAssets,
    MediaLibrary,
    Users,
    Sessions,
    SignIns,
    AccountPolicy,
    OwnDatabase,
    Activity,
    SecondFactor,
    PasswordResets,
    Setup,
    Schedule,
    ReviewLinks,
    RateLimiter,
    Audit,
    Erasure,
    Exports {
  readonly engine: Engine["name"];
  /** Throws where a write would not be kept, although the database answers: its file was removed or replaced. */
  requireWritable(): Promise<void>;
  /** Waits for the write that is under way. May be called twice. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Whether this is a server. An SQLite file has one server at a time; commands are no servers. */
  server?: boolean;
  /** The clock for all stored and compared times; the system's by default. */
  now?: () => Date;
  /** Receives failures that no caller waits for, such as a broken idle connection. Writes to stderr by default. */
  onProblem?: (error: Error) => void;
}

/**
 * Opens `sqlite:<file>` (created when missing; relative to the working directory) or `postgres://…`, and brings the
 * schema up to date. Throws a `StoreError` whose message is one Spanish line. A damaged, newer or foreign database stays
 * unchanged.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const report = options.onProblem ?? ((error) => process.stderr.write(`${error.message}\n`));
  const onProblem = (error: unknown) => report(error instanceof Error ? error : new Error(String(error)));
  const engine = await openEngine(url, onProblem);
  try {
    if (options.server) await engine.acquireServerLock();
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return assemble({ engine, now: options.now ?? (() => new Date()), onProblem });
}

function assemble(context: Context): Store {
  const { engine } = context;
  const { stopNotifier, ...publications } = openPublications(context);
  let closing: Promise<void> | undefined;
  return {
    engine: engine.name,
    requireWritable: () => engine.requireWritable(),
    ...openRevisions(context),
    ...openDeletedRecords(context),
    ...openThinning(context),
    ...publications,
    ...openPruning(context),
    ...openEarlierAssets(context),
    ...openMedia(context),
    ...openUsers(context),
    ...openSessions(context),
    ...openSignIns(context),
    ...openAccountPolicy(context),
    ...openOwnDatabase(context),
    ...openActivity(context),
    ...openSecondFactor(context),
    ...openPasswordResets(context),
    ...openSetup(context),
    ...openSchedule(context),
    ...openReviewLinks(context),
    ...openRateLimiter(context),
    ...openAudit(context),
    ...openErasure(context),
    ...openExports(context),

    close() {
      closing ??= stopNotifier().then(() => engine.close());
      return closing;
    },
  };
}
