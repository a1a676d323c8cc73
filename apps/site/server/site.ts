import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { system } from "@consultorio/store";
import { PublishFailed } from "../publish/publish-error.ts";
import { followBackups } from "./backups.ts";
import type { Config } from "./config.ts";
import { closeServer, connectionLimits, endInactive } from "./connections.ts";
import { publishForBuild, seed } from "./first-start.ts";
import { createListener } from "./listener.ts";
import { report } from "./log.ts";
import { mediaResource } from "./media.ts";
import { listen } from "./next-app.ts";
import { patiently } from "./patiently.ts";
import { pruneOldPublications } from "./prune.ts";
import { PublicCopy } from "./public-copy.ts";
import { readiness } from "./readiness.ts";
import { followSchedule } from "./scheduler.ts";
import { lendServices } from "./services.ts";
import { openParts, type SiteParts, servicesOf } from "./site-parts.ts";

/** Longest time for what is under way when everything is to end, in milliseconds. */
const longestEnd = 8_000;

/** The running site. */
export interface RunningSite {
  /** Resolves when the content is public; what was published earlier is served before that. */
  ready: Promise<void>;
  /** The first administrator's token; null once there is one. */
  setupToken: Promise<string | null>;
  /** Lets requests, and a publish that is under way, finish as long as there is patience; then ends everything. */
  close(): Promise<void>;
}

/** Starts the whole site. Rejects on a mistake before anything listens; the caller tells it. */
export async function startSite(
  config: Config,
  { development = false }: { development?: boolean } = {},
): Promise<RunningSite> {
  const parts = await openParts(config, development);
  lendServices(servicesOf(parts));
  let ending = false;
  const server = publicServer(parts, () => ending);
  endInactive(server);
  const copy = new PublicCopy(config.databaseUrl);
  try {
    await copy.refuseEmptied(parts.store);
    await parts.live.load();
    await listen(server, config.port, config.host);
  } catch (error) {
    await parts.store.close();
    throw error;
  }
  const unfollow = parts.live.follow(report);
  const endCopying = copy.follow(parts.store, report);
  const endPruning = pruneOldPublications(parts.store, report);
  const ready = prepare(parts, server);
  const { store, publisher } = parts;
  const unschedule = ready.then(() => followSchedule({ store, publisher, onProblem: report }));
  const endBackups = parts.backups ? followBackups(store, parts.backups) : async () => {};
  return {
    ready,
    setupToken: ready.then(() => offerSetup(parts)),
    close() {
      ending = true;
      unfollow();
      endCopying();
      endPruning();
      const endSchedule = () => unschedule.then((stop) => stop()).catch(() => {});
      return end(parts, server, () => Promise.all([endSchedule(), endBackups()]));
    },
  };
}

/** Ends whatever is under way. A publish that is not done in time is given up: visitors notice nothing of it. */
async function end(
  { config, publisher, loopback, next, store }: SiteParts,
  server: Server,
  endOthers: () => Promise<unknown>,
) {
  const patience = AbortSignal.timeout(longestEnd);
  const impatient = once(patience, "abort");
  const drain = config.drainSeconds * 1000;
  await Promise.all([
    closeServer(server, { drain, patience }),
    Promise.race([Promise.all([publisher.idle(), endOthers()]), impatient]),
  ]);
  await (await loopback.made())?.close();
  await (await next.made())?.close();
  await store.close();
}

function publicServer(parts: SiteParts, isEnding: () => boolean): Server {
  const { config, development, live, admin, library, elements, backups, store, next } = parts;
  return createServer(
    // Only Next's development speaks anything else than HTTP; whoever asks for it elsewhere is answered in HTTP.
    { ...connectionLimits, shouldUpgradeCallback: () => development },
    createListener({
      origin: config.origin,
      trustProxy: config.trustProxy,
      development,
      live,
      admin,
      health: async () => {
        if (isEnding()) return { ready: false, detail: { ready: false, ending: true } };
        const { ready, detail } = await readiness(store, live);
        return { ready, detail: { ...detail, backup: await backups?.told() } };
      },
      next,
      pictures: library.get,
      media: (path) => mediaResource(store, path),
      elements: async (path) => (await elements.resources.get()).get(path),
    }),
  );
}

/** Has a first content saved and published where there is none. In development Next draws everything, so it starts. */
async function prepare({ development, build, store, live, publisher, next }: SiteParts, server: Server) {
  if (development) {
    const app = await next.get();
    server.on("upgrade", (request, socket, head) => app.upgrade(request, socket, head));
  }
  await seed(store);
  if (!development) await publishForBuild(publisher, live, build).catch(reportUnpublished);
}

/** The first administrator's token, kept in its file too; null, and no file, where there is an administrator. */
async function offerSetup({ config, store, setupTokenFile }: SiteParts): Promise<string | null> {
  const token = await patiently(() => store.createSetupToken(system, config.setupToken ?? undefined));
  await setupTokenFile.keep(token).catch(report);
  return token;
}

/** A content that cannot be shown does not keep the administrator out: it is told, and can be corrected. */
function reportUnpublished(error: unknown): void {
  if (!(error instanceof PublishFailed)) throw error;
  report(error);
}
