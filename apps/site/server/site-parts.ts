import type { IncomingMessage } from "node:http";
import { openStore, type Store } from "@consultorio/store";
import { Publisher } from "../publish/publish.ts";
import { AdminArea } from "./admin-area.ts";
import { Backups } from "./backups.ts";
import { readBuild } from "./build.ts";
import type { Config } from "./config.ts";
import { DraftRenderer } from "./draft-renderer.ts";
import { type Elements, readElements } from "./elements.ts";
import { renderHeader, securityHeaders } from "./headers.ts";
import { type Library, openLibrary } from "./library.ts";
import { LiveSite } from "./live-site.ts";
import { report } from "./log.ts";
import { cropPicture, keepUpload, mediaResource } from "./media.ts";
import { type Loopback, type NextApp, openLoopback, startNext } from "./next-app.ts";
import { OnDemand } from "./on-demand.ts";
import { Previews } from "./previews.ts";
import { cacheTeller, noCache, type TellCache } from "./purge.ts";
import { refusalOf } from "./refusal.ts";
import type { Services } from "./services.ts";
import { SetupTokenFile } from "./setup-token-file.ts";

/** Everything that the running site is made of. Next, which is slow and large, comes when it is first needed. */
export interface SiteParts {
  config: Config;
  development: boolean;
  /** Names the build and the origin of the documents that this process makes. */
  build: string;
  store: Store;
  setupTokenFile: SetupTokenFile;
  live: LiveSite;
  drafts: DraftRenderer;
  publisher: Publisher;
  library: Library;
  admin: AdminArea;
  previews: Previews;
  elements: Elements;
  /** Null where backups are somebody else's. */
  backups: Backups | null;
  next: OnDemand<NextApp>;
  loopback: OnDemand<Loopback>;
}

/** Opens the store and reads what the build left. Throws `ConfigError` and `StoreError`. */
export async function openParts(config: Config, development: boolean): Promise<SiteParts> {
  const { origin } = config;
  const build = development ? "development" : await readBuild(origin);
  const elements = await readElements();
  const library = openLibrary();
  const admin = new AdminArea(origin);
  const previews = new Previews();
  const backups = config.backup && new Backups(config.backup);
  const setupTokenFile = new SetupTokenFile(config.databaseUrl);
  const store = setupTokenFile.watched(
    await openStore(config.databaseUrl, { server: true, onProblem: report }),
  );
  const live = new LiveSite(store, securityHeaders(origin));
  const drafts = new DraftRenderer(store);
  const next = new OnDemand(() => startNext({ development }));
  const loopback = new OnDemand(async () =>
    openLoopback(await next.get(), (request) => isOurs(drafts, request)),
  );
  const publisher = new Publisher({
    store,
    live,
    drafts,
    elements,
    origin,
    build,
    loopback: async () => (await loopback.get()).origin,
    isServed: library.has,
    pictureAddress: library.address,
    media: (path) => mediaResource(store, path),
    tellCache: cacheOf(config, store),
  });
  const ready = { store, setupTokenFile, live, drafts, publisher };
  return {
    config,
    development,
    build,
    ...ready,
    library,
    admin,
    previews,
    elements,
    backups,
    next,
    loopback,
  };
}

function cacheOf({ purge }: Config, { engine }: Store): TellCache {
  if (purge === null) return noCache;
  // Twice what the news takes to the other instances, which only PostgreSQL can have.
  const settle = engine === "postgres" ? 500 : 0;
  return cacheTeller(purge, { settle, onProblem: report });
}

/** Whether a request comes from our own renderer. */
async function isOurs(drafts: DraftRenderer, { headers }: IncomingMessage): Promise<boolean> {
  return (await drafts.siteFor(String(headers[renderHeader] ?? ""))) !== null;
}

/** What Next's bundle gets of the parts. */
export function servicesOf(parts: SiteParts): Services {
  const { config, development, store, live, drafts, publisher, previews, elements, backups } = parts;
  const { origin } = config;
  return {
    origin,
    store,
    live,
    publisher,
    refusalOf,
    report,
    backupProblem: async () => (await backups?.state())?.problem ?? null,
    siteFor: async (key) => (await drafts.siteFor(key)) ?? (development ? drafts.draft() : null),
    cookieName: origin.startsWith("https:") ? "__Host-sid" : "sid",
    elementsUrl: elements.url,
    previewPicture: (type, variant) => previews.get(type, variant),
    keepUpload: (session, name, bytes) => keepUpload(store, session, { name, bytes }),
    cropPicture: (session, media, crop) => cropPicture(store, session, { media, crop }),
  };
}
