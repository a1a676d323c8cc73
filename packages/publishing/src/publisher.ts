import {
  clinicDay,
  parseRecordChanges,
  type RecordChanges,
  recordChangesPath,
  withPublication,
} from "@consultorio/content";
import type { Actor, Documents, PublicationSummary, Store } from "@consultorio/store";
import { headOf, withBytes } from "./http/rendered-response.ts";
import type { LivePublication, PublishedResponses } from "./live-publication.ts";
import { PublishBusy, PublishFailed } from "./publish-error.ts";
import type { FinishedDocuments } from "./render/finished-documents.ts";
import type {
  PublishProgress,
  RenderedPages,
  RenderOptions,
  RenderQuestions,
} from "./render/render-options.ts";

/** The paths that a cache in front of the site has to drop after a move of the live pointer. */
export interface CachePurge {
  /** Every address whose answer changed or was removed. */
  paths: string[];
  /** The live pointer's generation, which grows with each change. */
  generation: number;
}

/** Purges the cache. Returns a Spanish sentence for the administrator when the cache refused it; otherwise null. */
export type CachePurger = (purge: CachePurge) => Promise<string | null>;

export interface PublishOptions {
  /** The revision to publish; the draft where it is left out. */
  revisionId?: string;
  /** The scheduled publication that this publish completes. */
  scheduleId?: string;
  onProgress?: (progress: PublishProgress) => void;
}

/** The new public site. */
export interface Published {
  id: string;
  /** Problems after which the site is public nevertheless, in Spanish; otherwise null. */
  notice: string | null;
}

/** Makes the pages of a site. Rejects with `PublishFailed` where a document or a page has a problem. */
export type RenderSite = (documents: Documents, options: RenderOptions) => Promise<RenderedPages>;

interface PublisherOptions extends Omit<RenderQuestions, "records"> {
  store: Store;
  live: LivePublication;
  finishedDocuments: FinishedDocuments;
  render: RenderSite;
  purgeCache: CachePurger;
}

/** Makes publications, one at a time: a publication is checked as a whole, or nothing changes. */
export class Publisher {
  readonly #options: PublisherOptions;
  #running = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Resolves when the publish that is under way has succeeded or failed. */
  idle(): Promise<void> {
    return this.#ended;
  }

  /** Whether a publish is under way. */
  get busy(): boolean {
    return this.#running;
  }

  /**
   * Makes the pages of a revision, checks all of them, stores them and makes them live. Throws `PublishBusy` while
   * another publish runs in this process, the store's `overtaken` when another process published first, and
   * `PublishFailed` with every page that has a problem; visitors then notice nothing.
   */
  async publish(actor: Actor, options: PublishOptions = {}): Promise<Published & { version: number }> {
    if (this.#running) throw new PublishBusy();
    this.#running = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    try {
      await this.#options.live.load();
      const before = this.#options.live.responses();
      const { id, version, warning } = await this.#publish(actor, options);
      const { notice } = await this.#show(id, before);
      return { version, id, notice: [warning, notice].filter((text) => text !== null).join(" ") || null };
    } finally {
      this.#running = false;
      resolve();
    }
  }

  /** Makes an earlier publication public again; the draft stays unchanged. Throws as `setLive` of the store does. */
  async goBack(actor: Actor, publicationId: string): Promise<Published> {
    const before = this.#options.live.responses();
    await this.#options.store.setLive(actor, publicationId);
    return this.#show(publicationId, before);
  }

  async #publish(
    actor: Actor,
    { revisionId, scheduleId, onProgress = () => {} }: PublishOptions,
  ): Promise<PublicationSummary & { warning: string | null }> {
    const { store, live, finishedDocuments, render, media, hasUpload, uploadName } = this.#options;
    const before = live.responses();
    const base = live.publication()?.generation ?? 0;
    const id = revisionId ?? (await store.draft())?.id;
    if (id === undefined)
      throw new PublishFailed([{ path: "", message: "Todavía no hay nada que publicar." }]);
    const documents = await finishedDocuments(id);
    const { pages, records, warning } = await render(documents, {
      published: new Map(Array.from(before, ([path, response]) => [path, headOf(response)])),
      changes: recordChanges(live, documents),
      records: () => store.pageRecords(),
      media,
      hasUpload,
      uploadName,
      onProgress,
    });
    const publication = await store.createPublication(actor, {
      revisionId: id,
      pages: withBytes(pages, before),
      records,
      base,
      scheduleId,
    });
    return { ...publication, warning };
  }

  /** Loads the live publication and purges the cache in front of this process. */
  async #show(id: string, before: PublishedResponses): Promise<Published> {
    const { live, purgeCache } = this.#options;
    try {
      await live.load();
    } catch {
      // The pages are stored and the pointer has moved. `LivePublication.follow` reports the reason, and tries until it succeeds.
      return { id, notice: shownLater };
    }
    const generation = live.publication()?.generation ?? 0;
    return { id, notice: await purgeCache({ paths: changedPaths(before, live.responses()), generation }) };
  }
}

/** The public changes of the records after a publication. The first one, and that of imported documents, has none. */
function recordChanges(live: LivePublication, after: Documents): RecordChanges {
  const file = live.get(recordChangesPath)?.body ?? new Uint8Array();
  const earlier = parseRecordChanges(Buffer.from(file).toString("utf8"));
  const before = live.documents();
  return before === null ? earlier : withPublication(earlier, { before, after, day: clinicDay(new Date()) });
}

const shownLater =
  "Quedó publicado, pero la base de datos dejó de responder antes de que el sitio lo mostrara. Lo mostrará en cuanto responda; si en unos minutos sigue como antes, vuelve a publicar.";

/** Every path whose answer changed or was removed. */
function changedPaths(before: PublishedResponses, after: PublishedResponses): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.filter((path) => before.get(path) !== after.get(path));
}
