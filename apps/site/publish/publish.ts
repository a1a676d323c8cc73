import type { Actor, PublicationSummary, Store } from "@consultorio/store";
import type { DraftRenderer } from "../server/draft-renderer.ts";
import type { Answers, LiveSite } from "../server/live-site.ts";
import type { TellCache } from "../server/purge.ts";
import type { PagesParts, PublishProgress } from "./make-pages.ts";
import { loopbackSource } from "./page-source.ts";
import { PublishBusy, PublishFailed } from "./publish-error.ts";

export interface PublishOptions {
  /** The revision to publish; the draft unless told. */
  revisionId?: string;
  /** The scheduled publication that this is. */
  scheduleId?: string;
  onProgress?: (progress: PublishProgress) => void;
}

/** What became public. */
export interface Published {
  id: string;
  /** What did not go as it should although the site is public, in Spanish; else null. */
  notice: string | null;
}

export interface PublisherParts extends Omit<PagesParts, "published"> {
  store: Store;
  live: LiveSite;
  drafts: DraftRenderer;
  /** Address of the loopback, which is opened when it is first needed. */
  loopback: () => Promise<string>;
  tellCache: TellCache;
}

/** Makes publications. One at a time: what is published is checked whole, or nothing changes. */
export class Publisher {
  readonly #parts: PublisherParts;
  #running = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /** Resolves when the publish that is under way has ended, however it did. */
  idle(): Promise<void> {
    return this.#ended;
  }

  /** Whether a publish is under way. */
  get busy(): boolean {
    return this.#running;
  }

  /**
   * Draws every page of a revision, checks all of them, stores them and makes them live. Throws `PublishBusy` while
   * another publish runs in this process, the store's `overtaken` where one of another process came first, and
   * `PublishFailed` with every page that is not fit to be seen; visitors then notice nothing.
   */
  async publish(actor: Actor, options: PublishOptions = {}): Promise<Published & { version: number }> {
    if (this.#running) throw new PublishBusy();
    this.#running = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    try {
      await this.#parts.live.load();
      const before = this.#parts.live.answers();
      const { id, version } = await this.#publish(actor, options);
      return { version, ...(await this.#show(id, before)) };
    } finally {
      this.#running = false;
      resolve();
    }
  }

  /** Makes an earlier publication public again; the draft stays as it is. Throws as `setLive` of the store does. */
  async goBack(actor: Actor, publicationId: string): Promise<Published> {
    const before = this.#parts.live.answers();
    await this.#parts.store.setLive(actor, publicationId);
    return this.#show(publicationId, before);
  }

  async #publish(
    actor: Actor,
    { revisionId, scheduleId, onProgress = () => {} }: PublishOptions,
  ): Promise<PublicationSummary> {
    const { store, live, drafts, loopback, tellCache, ...parts } = this.#parts;
    const base = live.publication()?.generation ?? 0;
    const id = revisionId ?? (await store.draft())?.id;
    if (id === undefined)
      throw new PublishFailed([{ path: "", message: "Todavía no hay nada que publicar." }]);
    const site = await drafts.site(id);
    const source = loopbackSource(await loopback(), drafts.keyFor(id));
    const published = (path: string) => live.get(path)?.resource;
    // The machinery of publishing is large: a process that only serves visitors does without.
    const { makePages } = await import("./make-pages.ts");
    const pages = await makePages(site, source, { ...parts, published, onProgress });
    return store.createPublication(actor, { revisionId: id, pages, base, scheduleId });
  }

  /** Has this process, and the cache in front of it, show what is live now. */
  async #show(id: string, before: Answers): Promise<Published> {
    const { live, tellCache } = this.#parts;
    await live.load();
    const generation = live.publication()?.generation ?? 0;
    return { id, notice: await tellCache({ paths: changedPaths(before, live.answers()), generation }) };
  }
}

/** Every path that answers something else than before, or nothing any more. */
function changedPaths(before: Answers, after: Answers): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.filter((path) => before.get(path) !== after.get(path));
}
