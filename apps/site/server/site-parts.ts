import { openStore, type Store } from "@consultorio/store";
import { Publisher } from "../publish/publish.ts";
import { AdminArea } from "./admin-area.ts";
import { readBuild } from "./build.ts";
import type { Config } from "./config.ts";
import { DraftRenderer } from "./draft-renderer.ts";
import { type Elements, readElements } from "./elements.ts";
import { securityHeaders } from "./headers.ts";
import { type Library, openLibrary } from "./library.ts";
import { LiveSite } from "./live-site.ts";
import { cropPicture, keepUpload, mediaResource } from "./media.ts";
import type { Loopback, NextApp } from "./next-app.ts";
import { Previews } from "./previews.ts";
import { refusalOf } from "./refusal.ts";
import type { Services } from "./services.ts";
import { SetupTokenFile } from "./setup-token-file.ts";

/** Everything that the running site is made of. Next comes later than the rest: it is the slow one. */
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
  next: PromiseWithResolvers<NextApp>;
  loopback: PromiseWithResolvers<Loopback>;
}

/** Opens the store and reads what the build left. Throws `ConfigError` and `StoreError`. */
export async function openParts(config: Config, development: boolean): Promise<SiteParts> {
  const { origin } = config;
  const build = development ? "development" : await readBuild(origin);
  const elements = await readElements();
  const library = openLibrary();
  const admin = new AdminArea(origin);
  const previews = new Previews();
  const setupTokenFile = new SetupTokenFile(config.databaseUrl);
  const store = setupTokenFile.watched(await openStore(config.databaseUrl));
  const live = new LiveSite(store, securityHeaders(origin));
  const drafts = new DraftRenderer(store);
  const next = Promise.withResolvers<NextApp>();
  const loopback = Promise.withResolvers<Loopback>();
  const publisher = new Publisher({
    store,
    live,
    drafts,
    elements,
    origin,
    build,
    loopback: loopback.promise.then((open) => open.origin),
    isServed: (path) => library.has(path),
    media: (path) => mediaResource(store, path),
  });
  const ready = { store, setupTokenFile, live, drafts, publisher };
  return { config, development, build, ...ready, library, admin, previews, elements, next, loopback };
}

/** What Next's bundle gets of the parts. */
export function servicesOf(parts: SiteParts): Services {
  const { config, development, store, live, drafts, publisher, previews, elements } = parts;
  const { origin } = config;
  return {
    origin,
    store,
    live,
    publisher,
    refusalOf,
    siteFor: async (key) => (await drafts.siteFor(key)) ?? (development ? drafts.draft() : null),
    cookieName: origin.startsWith("https:") ? "__Host-sid" : "sid",
    elementsUrl: elements.url,
    previewPicture: (type, variant) => previews.get(type, variant),
    keepUpload: (session, name, bytes) => keepUpload(store, session, { name, bytes }),
    cropPicture: (session, media, crop) => cropPicture(store, session, { media, crop }),
  };
}
