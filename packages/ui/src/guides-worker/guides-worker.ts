import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { guideCaches } from "../components/saved-guide/guide-caches.ts";

// The service worker of the guides: those that were opened can be read without a connection. It answers for no other page.

/** A service worker's global scope, as far as this one uses it. `offlinePage` is HTML that the publication put before this module. */
declare const self: { skipWaiting(): Promise<void>; offlinePage: string };

/** Seconds after which a page that was kept on the same day is shown in place of one that has not arrived. */
const patience = 4;
const day = 24 * 60 * 60 * 1000;

void self.skipWaiting();
clientsClaim();

const plugins = [new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })];
const pages = { cacheName: guideCaches.pages, plugins, matchOptions: { ignoreSearch: true } };
const patient = new NetworkFirst(pages);
const impatient = new NetworkFirst({ ...pages, networkTimeoutSeconds: patience });

/** Whether a page was kept within the last day. An older one is shown only without a connection. */
async function isFresh(request: Request): Promise<boolean> {
  const cache = await caches.open(guideCaches.pages);
  const kept = await cache.match(request, { ignoreSearch: true });
  return Date.now() - Date.parse(kept?.headers.get("Date") ?? "") < day;
}

registerRoute(
  ({ request }) => request.mode === "navigate",
  async (options) => ((await isFresh(options.request)) ? impatient : patient).handle(options),
);
// Their addresses change with their content, so that the browser seldom asks again.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode !== "navigate",
  new StaleWhileRevalidate({
    cacheName: guideCaches.files,
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

/** The guides that are kept, as links with their titles. */
async function keptGuides(): Promise<string> {
  const cache = await caches.open(guideCaches.pages);
  const links = (await cache.keys()).map(async ({ url }) => {
    const text = await (await cache.match(url))?.text();
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(text ?? "")?.[1]?.replace(/<[^>]*>/g, "");
    return title ? `<li><a href="${new URL(url).pathname}">${title}</a></li>` : "";
  });
  return (await Promise.all(links)).join("");
}

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const guides = await keptGuides();
  const html = self.offlinePage.replace("<!--guides-->", () => guides);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
});
