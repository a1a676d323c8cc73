import { once } from "node:events";
import type { Server } from "node:http";
import { createApi } from "@consultorio/api";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { system } from "@consultorio/store";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createAdminArea } from "../http/admin-area.ts";
import { closeServer, createPublicServer, listen } from "../http/connections.ts";
import { createListener } from "../http/listener.ts";
import { mediaFile } from "../http/media-files.ts";
import { followBackups } from "../jobs/backups.ts";
import { pruneOldPublications, thinHistory } from "../jobs/prune.ts";
import { PublicationSnapshot } from "../jobs/publication-snapshot.ts";
import { followSchedule } from "../jobs/scheduler.ts";
import { retryTransient } from "../process/retry-transient.ts";
import { openParts, type SiteOptions, type SiteParts, servicesOf } from "./compose.ts";
import { saveFinished } from "./finished-drafts.ts";
import { publishForBuild, seed } from "./first-start.ts";
import { freeMegabytes } from "./free-disk.ts";
import { readiness } from "./readiness.ts";

/** How long running requests and a running publish may take after the process is asked to end, in milliseconds. */
const shutdownTimeout = 8_000;

/** The running site. */
export interface RunningSite {
  /** Resolves when the content is public; what was published earlier is served before that. */
  ready: Promise<void>;
  /** The first administrator's token; null once there is one. */
  setupToken: Promise<string | null>;
  /** Lets running requests and a running publish finish within {@link shutdownTimeout}, then ends everything. */
  close(): Promise<void>;
}

/** Starts the whole site. Rejects on a mistake before anything listens. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { config } = options;
  const parts = await openParts(options);
  let ending = false;
  const server = publicServer(parts, () => ending);
  const snapshot = new PublicationSnapshot(config.databaseUrl);
  try {
    await snapshot.refuseEmptied(parts.store);
    await parts.live.load();
    await listen(server, config.port, config.host);
  } catch (error) {
    await parts.store.close();
    throw error;
  }
  const { store, publisher, sizes, report } = parts;
  const stopFollowing = parts.live.follow(report);
  const stopSnapshots = snapshot.follow(store, parts.live, report);
  const stopPruning = pruneOldPublications(store, report);
  const stopThinning = thinHistory(store, report);
  const ready = prepare(parts, server);
  ready.then(() => sizes.resume()).catch(report);
  const schedule = ready.then(() =>
    ending ? async () => {} : followSchedule({ store, publisher, onProblem: report }),
  );
  const setupToken = ready.then(() => offerSetup(parts));
  // The caller of `startSite` handles the rejection of `ready`. Nobody reads the token when the site ends first.
  setupToken.catch(() => {});
  const stopBackups = parts.backups ? followBackups(store, parts.backups) : async () => {};
  return {
    ready,
    setupToken,
    close() {
      ending = true;
      stopFollowing();
      stopSnapshots();
      stopPruning();
      stopThinning();
      const stopSchedule = () => schedule.then((stop) => stop()).catch(() => {});
      return end(parts, server, () => Promise.all([stopSchedule(), stopBackups()]));
    },
  };
}

/** Ends the work that is under way. A publish that is not done in time is given up: visitors notice nothing of it. */
async function end(
  { config, publisher, decoder, sizes, renderer, store }: SiteParts,
  server: Server,
  endOthers: () => Promise<unknown>,
) {
  const deadline = AbortSignal.timeout(shutdownTimeout);
  const expired = once(deadline, "abort");
  const drain = config.drainSeconds * 1000;
  await Promise.all([
    closeServer(server, { drain, deadline }),
    Promise.race([Promise.all([publisher.idle(), sizes.close(), endOthers()]), expired]),
  ]);
  await Promise.all([decoder.close(), renderer.close()]);
  await store.close();
}

function publicServer(parts: SiteParts, isEnding: () => boolean): Server {
  const { config, folders, development, live, pictures, elements, backups, store, developmentRenderer } =
    parts;
  const { host, protocol } = new URL(config.origin);
  const listener = createListener({
    origin: config.origin,
    trustProxy: config.trustProxy,
    live,
    api: createRequestListener(createApi(servicesOf(parts)), {
      host,
      protocol,
      onError: (error) => void parts.report(error),
    }),
    admin: createAdminArea(folders.admin, config.origin),
    health: async () => {
      if (isEnding()) return { ready: false, detail: { ending: true } };
      const { ready, detail } = await readiness(store, live);
      const room = { backup: await backups?.publicState(), freeMegabytes: await freeMegabytes(config) };
      return { ready, detail: { ...detail, ...room } };
    },
    developmentNext: developmentRenderer && (async () => (await developmentRenderer.get()).next),
    pictures: pictures.get,
    media: (path) => mediaFile(store, path),
    assets: async (path) => (await elements.resources.get()).get(path) ?? store.earlierAsset(path),
  });
  return createPublicServer(listener, { upgrades: development });
}

/** Has a first content saved and published where there is none. In development Next draws everything, so it starts. */
async function prepare(parts: SiteParts, server: Server) {
  const { developmentRenderer, build, store, live, publisher } = parts;
  if (developmentRenderer) {
    const { next } = await developmentRenderer.get();
    server.on("upgrade", (request, socket, head) => next.upgrade(request, socket, head));
  }
  await seed(store);
  await saveFinished(store);
  if (developmentRenderer) return;
  // Imported pages were rendered elsewhere. No build has an empty name, so that they are rendered anew.
  const imported = live.publication() !== null && !(await store.isOwn());
  await publishForBuild(publisher, live, imported ? "" : build).then(
    () => store.makeOwn(system),
    (error: unknown) => reportUnpublished(error, parts),
  );
}

/** The first administrator's token, also kept in its file; null, and no file, when there is an administrator. */
async function offerSetup({ config, store, setupTokenFile, report }: SiteParts): Promise<string | null> {
  const token = await retryTransient(() => store.createSetupToken(system, config.setupToken ?? undefined));
  await setupTokenFile.keep(token).catch(report);
  return token;
}

/**
 * Content that cannot be published does not stop the start: it is logged, and the administrator can correct it. Neither
 * does any other failure while a site is public: visitors continue to see it, and the next publication or start tries
 * again.
 */
function reportUnpublished(error: unknown, { live, report }: SiteParts): void {
  if (!(error instanceof PublishFailed) && live.publication() === null) throw error;
  report(error);
}
