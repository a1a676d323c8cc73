import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";
import { guideCaches } from "./guide-caches.ts";

/** Keeps this page and the files that it has loaded so far; the service worker adds those that it loads later. */
async function keep(path: string): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(guideCaches.pages), caches.open(guideCaches.files)]);
  if (!(await pages.match(path))) await pages.add(path);
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));
  await Promise.all(
    [...new Set(loaded)].map(async (name) => {
      if (!(await files.match(name))) await files.add(name);
    }),
  );
}

/**
 * `<c-saved>`: keeps the page in the browser, so that it can be read without a connection, and then shows `[data-kept]`. Its
 * `[data-remove]` removes the page, and `[data-removed]` says so. `data-worker` is the address of the service worker,
 * `data-scope` the path of the pages that it may answer for: on any other page nothing happens.
 */
export const saved: Behaviour = (host, signal) => {
  const { worker = "", scope = "" } = host.dataset;
  const kept = part(host, "[data-kept]", HTMLElement);
  const removed = part(host, "[data-removed]", HTMLElement);
  const path = location.pathname;
  if (!("serviceWorker" in navigator) || scope === "" || !path.startsWith(`${scope}/`)) return;

  const show = (element: HTMLElement | null) => {
    kept.hidden = element !== kept;
    removed.hidden = element !== removed;
  };
  const start = async () => {
    try {
      await navigator.serviceWorker.register(worker, { scope });
      await navigator.serviceWorker.ready;
      await keep(path);
      if (!signal.aborted) show(kept);
    } catch (reason) {
      // A browser without room, or one that keeps nothing: the page is as before.
      console.info("<c-saved>: the page is not kept in this browser.", reason);
    }
  };
  const remove = async () => {
    await (await caches.open(guideCaches.pages)).delete(path);
    show(removed);
    removed.focus();
  };
  // After the page's own files: they come first.
  const whenLoaded = () => void start();
  if (document.readyState === "complete") whenLoaded();
  else window.addEventListener("load", whenLoaded, { signal, once: true });
  host.addEventListener(
    "click",
    (event) => {
      if (hit(host, event, "[data-remove]")) void remove();
    },
    { signal },
  );
  onEnd(signal, () => show(null));
};
