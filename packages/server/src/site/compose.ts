import type { IncomingMessage } from "node:http";
import type { Services } from "@consultorio/api";
import { createApi } from "@consultorio/api";
import { unfinishedProblems } from "@consultorio/api/draft/document-problems";
import { PictureSizes } from "@consultorio/api/media/picture-sizes";
import { type Elements, readElements } from "@consultorio/publishing/assets/elements";
import { openPictureFiles, type PictureFiles } from "@consultorio/publishing/assets/picture-files";
import { Lazy } from "@consultorio/publishing/lazy";
import { LivePublication } from "@consultorio/publishing/live-publication";
import { type CachePurger, Publisher } from "@consultorio/publishing/publisher";
import { DraftRenderer } from "@consultorio/publishing/render/draft-renderer";
import { renderHeader } from "@consultorio/publishing/render/page-source";
import { openStore, type Store } from "@consultorio/store";
import { type Loopback, openLoopback } from "../http/loopback.ts";
import { publishedMedia, uploadName } from "../http/media-files.ts";
import { Backups } from "../jobs/backups.ts";
import { createCachePurger, noCache } from "../jobs/cache-purger.ts";
import { type NextApp, startNext } from "../next/next-app.ts";
import type { Config } from "../process/config.ts";
import { report } from "../process/log.ts";
import { readBuild, requireElements } from "./build.ts";
import { freeMegabytes, littleRoom } from "./free-disk.ts";
import type { Runtime } from "./runtime.ts";
import { SetupTokenFile } from "./setup-token-file.ts";

/** The folders of the built apps. */
export interface AppFolders {
  /** The Next app, whose build is in `.next`. */
  site: string;
  /** The built files of the administrator's area. */
  admin: string;
}

export interface SiteOptions {
  config: Config;
  folders: AppFolders;
  development: boolean;
  /** The clock of the store; the system's by default. */
  now?: () => Date;
}

/** Everything that the running site consists of. Next is slow to start and large: it starts when it is first needed. */
export interface SiteParts extends SiteOptions {
  /** Names the build and the origin of the documents that this process makes. */
  build: string;
  store: Store;
  setupTokenFile: SetupTokenFile;
  live: LivePublication;
  drafts: DraftRenderer;
  publisher: Publisher;
  pictures: PictureFiles;
  sizes: PictureSizes;
  elements: Elements;
  /** Null where this process makes no backups. */
  backups: Backups | null;
  next: Lazy<NextApp>;
  loopback: Lazy<Loopback>;
}

/** Opens the store and reads what the build left. Throws `ConfigError` and `StoreError`. */
export async function openParts(options: SiteOptions): Promise<SiteParts> {
  const { config, folders, development, now } = options;
  const { origin } = config;
  const build = development ? "development" : await readBuild(origin, folders.site);
  const elements = await readElements();
  if (!development) requireElements(elements);
  const pictures = openPictureFiles();
  const backups = config.backup && new Backups(config.backup);
  const setupTokenFile = new SetupTokenFile(config.databaseUrl);
  const store = setupTokenFile.watched(
    await openStore(config.databaseUrl, { server: true, onProblem: report, ...(now && { now }) }),
  );
  const live = new LivePublication(store);
  const sizes = new PictureSizes({ store, onProblem: report });
  const drafts = new DraftRenderer(store, unfinishedProblems);
  const next = new Lazy(() => startNext({ folder: folders.site, development }));
  const loopback = new Lazy(async () =>
    openLoopback(await next.get(), (request) => isOwnRenderer(drafts, request)),
  );
  const publisher = new Publisher({
    store,
    live,
    drafts,
    elements,
    origin,
    build,
    loopback: async () => (await loopback.get()).origin,
    isServed: pictures.has,
    picture: pictures.get,
    pictureAddress: pictures.address,
    media: (path) => publishedMedia({ store, sizes }, path),
    uploadName: (path) => uploadName(store, path),
    purgeCache: cachePurgerOf(config, store),
  });
  const open = { build, store, setupTokenFile, live, drafts, publisher, pictures, sizes, elements, backups };
  return { ...options, ...open, next, loopback };
}

function cachePurgerOf({ purge }: Config, { engine }: Store): CachePurger {
  if (purge === null) return noCache;
  // Twice the time after which the other instances show a move. Only PostgreSQL has other instances.
  const settleTime = engine === "postgres" ? 500 : 0;
  return createCachePurger(purge, { settleTime, onProblem: report });
}

/** Whether a request comes from our own renderer. */
async function isOwnRenderer(drafts: DraftRenderer, { headers }: IncomingMessage): Promise<boolean> {
  return (await drafts.siteFor(String(headers[renderHeader] ?? ""))) !== null;
}

/** What the routes of the API work with. */
export function servicesOf({ config, store, live, sizes, publisher, backups }: SiteParts): Services {
  return {
    origin: config.origin,
    store,
    live,
    sizes,
    publisher,
    report,
    backupsGoneBy: async () => (await backups?.goneBy()) ?? null,
    backupState: async () => {
      const { last, problem } = (await backups?.state()) ?? { last: null, problem: null };
      // The next backup is the first thing for which there will be no room.
      return { last, problem: problem ?? littleRoom(await freeMegabytes(config)) };
    },
  };
}

/** What the Next app takes from the server. */
export function runtimeOf(parts: SiteParts): Runtime {
  const { config, development, drafts, elements } = parts;
  return {
    origin: config.origin,
    api: createApi(servicesOf(parts)),
    siteFor: async (headers) =>
      (await drafts.siteFor(headers.get(renderHeader))) ?? (development ? drafts.draft() : null),
    elementsUrl: elements.url,
  };
}
