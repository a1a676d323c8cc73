import { clinicDay, drawnSite, routePath, siteRoutes } from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import { pMapIterable } from "p-map";
import { sharePicture } from "../open-graph/share-pictures.ts";
import { NewPublication } from "./new-publication.ts";
import { type PageRecords, packRecords, unpackRecords } from "./page-records.ts";
import type { PageSource } from "./page-source.ts";
import type { RenderedPages, RenderOptions, RenderSettings } from "./render-options.ts";
import { siteOf } from "./site-of.ts";

/** Renders one publication after the other. A page that would not change is not drawn again. */
export class PageRenderer {
  readonly #settings: RenderSettings;
  #records: PageRecords | null = null;

  constructor(settings: RenderSettings) {
    this.#settings = settings;
  }

  /** Makes every page of a site and all files for the pages. Throws `PublishFailed` with all problems. */
  async render(
    documents: Documents,
    source: PageSource,
    { onProgress, changes, ...options }: RenderOptions,
  ): Promise<RenderedPages> {
    const { build, development = false } = this.#settings;
    const parts = { ...this.#settings, ...options };
    const site = drawnSite(siteOf(documents), clinicDay(new Date()), changes);
    const routes = siteRoutes(site);
    const earlierRecords = development
      ? new Map()
      : (this.#records ?? unpackRecords(build, await options.records()));
    const publication = new NewPublication(site, source, earlierRecords, parts);
    await publication.addFiles();
    const pictures = pMapIterable(
      routes,
      async (route) => ({ route, share: await sharePicture(site, route, parts) }),
      {
        concurrency: 2,
        // The pictures are drawn ahead of the pages that name them.
        backpressure: Number.POSITIVE_INFINITY,
      },
    );
    let done = 0;
    for await (const { route, share } of pictures) {
      await publication.add(route, share);
      done += 1;
      onProgress({ done, total: routes.length, path: routePath(route) });
    }
    const { pages, warning, records } = await publication.finish();
    this.#records = records;
    return { pages, warning, records: packRecords(build, records) };
  }
}
