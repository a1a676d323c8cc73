import { setTimeout as wait } from "node:timers/promises";
import { openPictureFiles } from "@consultorio/publishing/assets/picture-files";
import { failureHeaders, failurePage } from "@consultorio/publishing/html/failure-page";
import { LivePublication } from "@consultorio/publishing/live-publication";
import { openStore, StoreError } from "@consultorio/store";
import { closeServer, createPublicServer, listen } from "../http/connections.ts";
import { createListener } from "../http/listener.ts";
import { send, sendJson } from "../http/send.ts";
import { PublicationSnapshot, type SavedPublication } from "../jobs/publication-snapshot.ts";
import type { Config } from "../process/config.ts";
import { log, report } from "../process/log.ts";
import type { SiteOptions } from "../site/compose.ts";
import { type RunningSite, startSite } from "../site/site.ts";

/** How often the database is tried again, in milliseconds. */
const retryInterval = 5_000;
/** How long running answers may take when the fallback server ends, in milliseconds. */
const shutdownTimeout = 5_000;

/**
 * Serves the last publication while the database cannot be used, answers the administrator's area with the reason, and
 * starts the whole site as soon as the database works; `onFailure` gets the error where that fails. Throws `error` itself
 * where it is not an error of the database, or where no publication was saved.
 */
export async function startFallbackServer(
  error: unknown,
  options: SiteOptions,
  onFailure: (error: unknown) => void,
): Promise<RunningSite> {
  const { config } = options;
  if (!(error instanceof StoreError && error.fallback)) throw error;
  const saved = await new PublicationSnapshot(config.databaseUrl).read();
  if (saved === null) throw error;
  report(error);
  log.warn("Mientras tanto se muestra lo último que se publicó.");
  let running: Pick<RunningSite, "close"> = await serveSnapshot(config, saved, error);
  const ending = new AbortController();
  const fail = (failure: unknown) => {
    if (!ending.signal.aborted) onFailure(failure);
  };
  const whole = untilUsable(config, ending.signal)
    .then(async () => {
      await running.close();
      const site = await startSite(options);
      running = site;
      site.ready.catch(fail);
    })
    .catch(fail);
  return {
    ready: Promise.resolve(),
    setupToken: Promise.resolve(null),
    async close() {
      ending.abort();
      await whole;
      await running.close();
    },
  };
}

/** Resolves when the database can be opened. Rejects on the signal. */
async function untilUsable({ databaseUrl }: Config, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(retryInterval, undefined, { signal });
    try {
      const store = await openStore(databaseUrl);
      await new PublicationSnapshot(databaseUrl).refuseEmptied(store).finally(() => store.close());
      return;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

async function serveSnapshot(
  config: Config,
  { id, pages }: SavedPublication,
  error: StoreError,
): Promise<Pick<RunningSite, "close">> {
  const { origin, trustProxy, port, host } = config;
  const publication = { ...unknownOrigin, id, pages };
  const live = new LivePublication({
    live: async () => publication,
    revision: async () => null,
    onLive: () => () => {},
  });
  await live.load();
  const pictures = openPictureFiles();
  const closed = { title: "La administración no está disponible", text: error.publicMessage };
  const retryAfter = retryInterval / 1000;
  const server = createPublicServer(
    createListener({
      origin,
      trustProxy,
      live,
      developmentNext: null,
      admin: async (_request, response) =>
        send(response, 503, failurePage(closed, null), failureHeaders(origin, retryAfter, null)),
      api: (_request, response) =>
        sendJson(response, 503, { error: error.publicMessage }, { "Retry-After": String(retryAfter) }),
      pictures: pictures.get,
      // The snapshot has no upload that no page uses, and no video.
      media: async (path) => {
        if (path.startsWith("/media/")) throw error;
        return null;
      },
      assets: async () => null,
      health: async () => ({ ready: true, detail: { database: false } }),
    }),
  );
  await listen(server, port, host);
  return { close: () => closeServer(server, { deadline: AbortSignal.timeout(shutdownTimeout) }) };
}

/** Properties of a publication that the snapshot does not keep, and that are not served. */
const unknownOrigin = {
  revisionId: "",
  version: 0,
  author: { id: null, name: "" },
  createdAt: new Date(0),
  scheduled: false,
  generation: 1,
  marks: new Map(),
};
