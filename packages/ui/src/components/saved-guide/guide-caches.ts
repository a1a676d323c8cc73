/** Names of the browser's caches: pages of guides, and the files that they need. */
export const guideCaches = { pages: "guias", files: "guias-archivos" };

/** Address of the service worker of the guides. A publication writes the file. */
export const guidesWorker = "/guias-sin-senal.js";
