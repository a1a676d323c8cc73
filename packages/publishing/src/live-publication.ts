import { routePath } from "@consultorio/content";
import type { Documents, Publication, StaticResponse, Store } from "@consultorio/store";

/** Every published page and file by its path. A response that a new publication does not change stays the same object. */
export type PublishedResponses = ReadonlyMap<string, StaticResponse>;

/** Where the publication is read from. */
export type PublicationSource = Pick<Store, "live" | "revision" | "onLive">;

/** The public site, whole in memory, so that no request waits for the database or needs it. */
export class LivePublication {
  readonly #store: PublicationSource;
  #current: Snapshot | null = null;
  #loading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(store: PublicationSource) {
    this.#store = store;
  }

  /** The page or file at a path. */
  get(path: string): StaticResponse | undefined {
    return this.#current?.publication.pages.get(path);
  }

  /** All of them. */
  responses(): PublishedResponses {
    return this.#current?.publication.pages ?? new Map();
  }

  /** The page for addresses that do not exist; undefined before the first publication. */
  notFound(): StaticResponse | undefined {
    return this.get(routePath({ page: "not-found" }));
  }

  /** The documents that the pages were made from; null before the first publication. */
  documents(): Documents | null {
    return this.#current?.documents ?? null;
  }

  /** Which publication is in memory. */
  publication(): { id: string; revisionId: string; generation: number } | null {
    return this.#current?.publication ?? null;
  }

  /**
   * Brings the memory up to the live pointer. Calls during one load share the load that follows it. Throws as the store
   * does; the publication in memory stays.
   */
  load(): Promise<void> {
    this.#next ??= this.#loading
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#loading = this.#load();
        return this.#loading;
      });
    return this.#next;
  }

  /** Follows the live pointer, also where another process moves it, until the returned function is called. */
  follow(onProblem: (error: unknown) => void): () => void {
    let retry: NodeJS.Timeout | undefined;
    const update = () => {
      clearTimeout(retry);
      this.load().catch((error: unknown) => {
        onProblem(error);
        retry = setTimeout(update, 1000).unref();
      });
    };
    const stop = this.#store.onLive(({ publicationId, generation }) => {
      if (!this.#shows(publicationId, generation)) update();
    });
    return () => {
      clearTimeout(retry);
      stop();
    };
  }

  async #load(): Promise<void> {
    const before = this.#current;
    const publication = await this.#store.live(before?.publication);
    if (publication === null || this.#shows(publication.id, publication.generation)) return;
    this.#current = { publication, documents: await this.#documentsOf(publication, before) };
  }

  #shows(id: string, generation: number): boolean {
    const shown = this.publication();
    return shown?.id === id && shown.generation === generation;
  }

  async #documentsOf({ revisionId }: Publication, before: Snapshot | null): Promise<Documents | null> {
    if (before?.publication.revisionId === revisionId) return before.documents;
    return (await this.#store.revision(revisionId))?.documents ?? null;
  }
}

interface Snapshot {
  publication: Publication;
  documents: Documents | null;
}
