import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openStore, StoreError } from "@consultorio/store";
import type { Config } from "./config.ts";
import { closeServer, connectionLimits, endInactive } from "./connections.ts";
import { failureHeaders, failurePage } from "./failure-page.ts";
import { securityHeaders } from "./headers.ts";
import { openLibrary } from "./library.ts";
import { createListener } from "./listener.ts";
import { LiveSite } from "./live-site.ts";
import { log, report } from "./log.ts";
import { listen } from "./next-app.ts";
import { type CopiedPublication, PublicCopy } from "./public-copy.ts";
import { sendJson, sendPage } from "./send.ts";
import { type RunningSite, startSite } from "./site.ts";

/** How often the database is tried anew, in milliseconds. */
const pause = 5_000;
/** Longest time for answers that are under way when this is to end, in milliseconds. */
const longestEnd = 5_000;

/**
 * Shows what was public last where the database cannot be used, closes the administrator's area with the reason, and
 * starts the whole site as soon as it can; `onFailure` hears where that fails. Throws the error itself where it is
 * another one, or where nothing was public.
 */
export async function standInFor(
  error: unknown,
  config: Config,
  onFailure: (error: unknown) => void,
): Promise<RunningSite> {
  if (!(error instanceof StoreError && error.fallback)) throw error;
  const publication = await new PublicCopy(config.databaseUrl).read();
  if (publication === null) throw error;
  report(error);
  log.warn("Mientras tanto se muestra lo último que se publicó.");
  let running: Pick<RunningSite, "close"> = await showCopy(config, publication, error);
  const ending = new AbortController();
  const whole = untilUsable(config, ending.signal)
    .then(async () => {
      await running.close();
      running = await startSite(config);
    })
    .catch((failure: unknown) => {
      if (!ending.signal.aborted) onFailure(failure);
    });
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

/** Rejects when the signal says so. */
async function untilUsable({ databaseUrl }: Config, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(pause, undefined, { signal });
    try {
      const store = await openStore(databaseUrl);
      await new PublicCopy(databaseUrl).refuseEmptied(store).finally(() => store.close());
      return;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

async function showCopy(
  config: Config,
  { id, pages }: CopiedPublication,
  error: StoreError,
): Promise<Pick<RunningSite, "close">> {
  const { origin, trustProxy, port, host } = config;
  const shown = pages.map((page) => ({ ...page, mark: page.path }));
  const live = new LiveSite(
    {
      live: async () => ({ ...unknownOrigin, id, pages: shown }),
      revision: async () => null,
      onLive: () => () => {},
    },
    securityHeaders(origin),
  );
  await live.load();
  const library = openLibrary();
  const closed = { title: "La administración no está disponible", text: error.publicMessage };
  const server = createServer(
    connectionLimits,
    createListener({
      origin,
      trustProxy,
      live,
      development: false,
      admin: {
        answer: async (_request, response) =>
          sendPage(response, 503, failurePage(closed, null), failureHeaders(origin, pause / 1000)),
      },
      next: {
        get: async () => ({
          handle: async (_request, response) =>
            sendJson(response, 503, { error: error.publicMessage }, { "Retry-After": String(pause / 1000) }),
        }),
      },
      pictures: (path) => library.get(path),
      // The copy keeps no upload that stands in no page, and no video.
      media: async (path) => {
        if (path.startsWith("/media/")) throw error;
        return null;
      },
      elements: async () => undefined,
      health: async () => ({ ready: true, detail: { ready: true, database: false } }),
    }),
  );
  endInactive(server);
  await listen(server, port, host);
  return { close: () => closeServer(server, { patience: AbortSignal.timeout(longestEnd) }) };
}

/** What the copy does not keep of a publication, and nobody asks for while it is shown. */
const unknownOrigin = {
  revisionId: "",
  version: 0,
  author: { id: null, name: "" },
  createdAt: new Date(0),
  generation: 1,
};
