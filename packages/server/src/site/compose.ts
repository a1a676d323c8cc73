import type { Services } from "@consultorio/api";
import { DecodingProcess } from "@consultorio/api/decoding/decoding-process";
import { unfinishedProblems } from "@consultorio/api/draft/document-problems";
import { CodeNotLoaded } from "@consultorio/api/load-code";
import { PictureSizes } from "@consultorio/api/media/picture-sizes";
import { type Elements, readElements } from "@consultorio/publishing/assets/elements";
import { openPictureFiles, type PictureFiles } from "@consultorio/publishing/assets/picture-files";
import { Lazy } from "@consultorio/publishing/lazy";
import { LivePublication } from "@consultorio/publishing/live-publication";
import { type CachePurger, Publisher } from "@consultorio/publishing/publisher";
import { readFinishedDocuments } from "@consultorio/publishing/render/finished-documents";
import { openStore, type Store } from "@consultorio/store";
import { hasUpload, publishedMedia, uploadName } from "../http/media-files.ts";
import { Backups } from "../jobs/backups.ts";
import { createCachePurger, noCache } from "../jobs/cache-purger.ts";
import type { Config } from "../process/config.ts";
import { report as logFailure } from "../process/log.ts";
import { RenderingProcess } from "../rendering/rendering-process.ts";
import type { SiteRenderer } from "../rendering/site-renderer.ts";
import { readBuild, requireElements } from "./build.ts";
import { freeMegabytes, littleRoom } from "./free-disk.ts";
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
  /** Called when code could not be loaded; it then fails until the process ends. */
  onBroken?: (error: CodeNotLoaded) => void;
}

/** Everything that the running site consists of. */
export interface SiteParts extends SiteOptions {
  /** Logs a failure, with the id of the request where there was one. */
  report: (error: unknown, requestId?: string) => void;
  /** Names the build and the origin of the documents that this process makes. */
  build: string;
  store: Store;
  setupTokenFile: SetupTokenFile;
  live: LivePublication;
  publisher: Publisher;
  pictures: PictureFiles;
  /** Decodes uploads, in a process of its own that starts with the first upload. */
  decoder: DecodingProcess;
  sizes: PictureSizes;
  elements: Elements;
  /** Null where this process makes no backups. */
  backups: Backups | null;
  /** Renders the pages, in a process of its own that starts with the first publication. */
  renderer: Pick<SiteRenderer, "render" | "close">;
  /** Next in this process, in development; else null. */
  developmentRenderer: Lazy<SiteRenderer> | null;
}

/** Opens the store and reads the build. Throws `ConfigError` and `StoreError`. */
export async function openParts(options: SiteOptions): Promise<SiteParts> {
  const { config, folders, development, now, onBroken } = options;
  const report = (error: unknown, requestId?: string) => {
    logFailure(error, requestId);
    if (error instanceof CodeNotLoaded) onBroken?.(error);
  };
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
  const decoder = new DecodingProcess();
  const sizes = new PictureSizes({ store, decoder, onProblem: report });
  const settings = { folder: folders.site, origin, build };
  const developmentRenderer = development
    ? new Lazy(async () => {
        const { startSiteRenderer } = await import("../rendering/site-renderer.ts");
        const { siteOf } = await import("@consultorio/publishing/render/site-of");
        return startSiteRenderer(settings, async () => {
          const revision = await store.draft();
          return revision && siteOf(revision.documents);
        });
      })
    : null;
  const renderer =
    developmentRenderer === null ? new RenderingProcess(settings) : lazyRenderer(developmentRenderer);
  const publisher = new Publisher({
    store,
    live,
    finishedDocuments: readFinishedDocuments(store, unfinishedProblems),
    render: (documents, rendering) => renderer.render(documents, rendering),
    media: (path) => publishedMedia({ store, sizes }, path),
    hasUpload: (path) => hasUpload(store, path),
    uploadName: (path) => uploadName(store, path),
    purgeCache: cachePurgerOf(config, store),
  });
  const open = { build, store, setupTokenFile, live, publisher, pictures, decoder, sizes, elements, backups };
  return { ...options, ...open, renderer, developmentRenderer, report };
}

const lazyRenderer = (lazy: Lazy<SiteRenderer>): SiteParts["renderer"] => ({
  render: async (...call) => (await lazy.get()).render(...call),
  close: async () => (await lazy.peek())?.close(),
});

function cachePurgerOf({ purge }: Config, { engine }: Store): CachePurger {
  if (purge === null) return noCache;
  // Twice the time after which the other instances show a move. Only PostgreSQL has other instances.
  const settleTime = engine === "postgres" ? 500 : 0;
  return createCachePurger(purge, { settleTime, onProblem: logFailure });
}

/** The services for the routes of the API. */
export function servicesOf(parts: SiteParts): Services {
  const { config, store, live, decoder, sizes, publisher, backups, report } = parts;
  return {
    origin: config.origin,
    store,
    live,
    decoder,
    sizes,
    publisher,
    report,
    backupsGoneBy: async () => (await backups?.goneBy()) ?? null,
    backupState: async () => {
      const { last, problem } = (await backups?.state()) ?? { last: null, problem: null };
      // The next backup is the first write for which there will be no space.
      return { last, problem: problem ?? littleRoom(await freeMegabytes(config)) };
    },
  };
}
