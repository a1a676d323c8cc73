import { createServer, type IncomingMessage, type Server } from "node:http";
import { type Store, system } from "@consultorio/store";
import { PublishFailed } from "../publish/publish-error.ts";
import type { Config } from "./config.ts";
import { publishForBuild, seed } from "./first-start.ts";
import { renderHeader } from "./headers.ts";
import { createListener } from "./listener.ts";
import { mediaResource } from "./media.ts";
import { listen, openLoopback, startNext } from "./next-app.ts";
import { pruneOldPublications } from "./prune.ts";
import { followSchedule } from "./scheduler.ts";
import { lendServices } from "./services.ts";
import { openParts, type SiteParts, servicesOf } from "./site-parts.ts";

/** The running site. */
export interface RunningSite {
  /** Resolves when the content is public and the API answers; published pages are served before that. */
  ready: Promise<void>;
  /** The first administrator's token; null once there is one. */
  setupToken: Promise<string | null>;
  /** Lets requests finish, then ends everything. */
  close(): Promise<void>;
}

/** Starts the whole site. Rejects on a mistake before anything listens; the caller tells it. */
export async function startSite(
  config: Config,
  { development = false }: { development?: boolean } = {},
): Promise<RunningSite> {
  const parts = await openParts(config, development);
  lendServices(servicesOf(parts));
  const server = publicServer(parts);
  try {
    await parts.live.load();
    await listen(server, config.port, config.host);
  } catch (error) {
    await parts.store.close();
    throw error;
  }
  const unfollow = parts.live.follow(report);
  const endPruning = pruneOldPublications(parts.store, report);
  const ready = prepare(parts, server);
  const { store, publisher } = parts;
  const unschedule = ready.then(() => followSchedule({ store, publisher, onProblem: report }));
  return {
    ready,
    setupToken: ready.then(() => offerSetup(parts)),
    async close() {
      unfollow();
      endPruning();
      await closeServer(server);
      await unschedule.then(
        (end) => end(),
        () => {},
      );
      await (await parts.loopback.promise).close();
      await (await parts.next.promise).close();
      await parts.store.close();
    },
  };
}

function publicServer(parts: SiteParts): Server {
  const { config, development, live, admin, library, elements, store, next } = parts;
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 };
  const health = async () => {
    const ready = live.publication() !== null;
    return { ready, detail: { ready, database: await isReachable(store) } };
  };
  return createServer(
    limits,
    createListener({
      origin: config.origin,
      trustProxy: config.trustProxy,
      development,
      live,
      admin,
      health,
      next: next.promise,
      pictures: library.get,
      media: (path) => mediaResource(store, path),
      files: elements.resources,
    }),
  );
}

/** Starts Next, and has a first content saved and published where there is none. */
async function prepare(
  { development, build, store, live, drafts, publisher, ...parts }: SiteParts,
  server: Server,
) {
  const app = await startNext({ development });
  parts.next.resolve(app);
  if (development) server.on("upgrade", (request, socket, head) => app.upgrade(request, socket, head));
  const isOurs = async (request: IncomingMessage) =>
    (await drafts.siteFor(String(request.headers[renderHeader] ?? ""))) !== null;
  parts.loopback.resolve(await openLoopback(app, isOurs));
  await seed(store);
  if (!development) await publishForBuild(publisher, live, build).catch(reportUnpublished);
}

/** The first administrator's token, kept in its file too; null, and no file, where there is an administrator. */
async function offerSetup({ config, store, setupTokenFile }: SiteParts): Promise<string | null> {
  const token = await store.createSetupToken(system, config.setupToken ?? undefined);
  await setupTokenFile.keep(token).catch(report);
  return token;
}

/** Takes no new connection, and lets go of each one as soon as its answer is out. */
function closeServer(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  return new Promise((closed) => {
    server.close(() => {
      clearInterval(idle);
      closed();
    });
  });
}

function isReachable(store: Store): Promise<boolean> {
  return store.livePointer().then(
    () => true,
    () => false,
  );
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

/** A content that cannot be shown does not keep the administrator out: it is told, and can be corrected. */
function reportUnpublished(error: unknown): void {
  if (!(error instanceof PublishFailed)) throw error;
  console.error(error.message);
  for (const { path, message } of error.problems) console.error(`  ${path}: ${message}`);
}
