import type { Actor, PublicationSummary, Store } from "@consultorio/store";
import type { DraftRenderer } from "../server/draft-renderer.ts";
import type { LiveSite } from "../server/live-site.ts";
import { makePages, type PagesParts, type PublishProgress } from "./make-pages.ts";
import { loopbackSource } from "./page-source.ts";
import { PublishBusy, PublishFailed } from "./publish-error.ts";

export interface PublishOptions {
  /** The revision to publish; the draft unless told. */
  revisionId?: string;
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublisherParts extends Omit<PagesParts, "published"> {
  store: Store;
  live: LiveSite;
  drafts: DraftRenderer;
  /** Address of the loopback, once Next is ready. */
  loopback: Promise<string>;
}

/** Makes publications. One at a time: what is published is checked whole, or nothing changes. */
export class Publisher {
  readonly #parts: PublisherParts;
  #running = false;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /** Whether a publish is under way. */
  get busy(): boolean {
    return this.#running;
  }

  /**
   * Draws every page of a revision, checks all of them, stores them and makes them live. Throws `PublishBusy` while
   * another publish runs and `PublishFailed` with every page that is not fit to be seen; visitors then notice nothing.
   */
  async publish(actor: Actor, options: PublishOptions = {}): Promise<PublicationSummary> {
    if (this.#running) throw new PublishBusy();
    this.#running = true;
    try {
      return await this.#publish(actor, options);
    } finally {
      this.#running = false;
    }
  }

  async #publish(
    actor: Actor,
    { revisionId, onProgress = () => {} }: PublishOptions,
  ): Promise<PublicationSummary> {
    const { store, live, drafts, loopback, ...parts } = this.#parts;
    const id = revisionId ?? (await store.draft())?.id;
    if (id === undefined)
      throw new PublishFailed([{ path: "", message: "Todavía no hay nada que publicar." }]);
    const site = await drafts.site(id);
    const source = loopbackSource(await loopback, drafts.keyFor(id));
    const published = (path: string) => live.get(path)?.resource;
    const pages = await makePages(site, source, { ...parts, published, onProgress });
    const publication = await store.createPublication(actor, { revisionId: id, pages });
    await live.load();
    return publication;
  }
}
