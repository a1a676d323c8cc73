import { routePath } from "@consultorio/content";
import type { Documents, Publication, Store } from "@consultorio/store";
import type { Resource } from "./resource.ts";

/** What visitors see, whole in memory, so that no request waits for the database or needs it. */
export class LiveSite {
  readonly #store: Store;
  #current: Snapshot | null = null;
  #loading: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The page or file at a path. */
  get(path: string): Resource | undefined {
    return this.#current?.resources.get(path);
  }

  /** The page for what does not exist; undefined before the first publication. */
  notFound(): Resource | undefined {
    return this.get(routePath({ page: "not-found" }));
  }

  /** The documents that the pages were made from; null before the first publication. */
  documents(): Documents | null {
    return this.#current?.documents ?? null;
  }

  /** Which publication is in memory. */
  publication(): { id: string; revisionId: string; generation: number } | null {
    return this.#current;
  }

  /** Brings the memory up to the live pointer. Throws as the store does; what was there stays. */
  load(): Promise<void> {
    this.#loading = (this.#loading ?? Promise.resolve()).catch(() => {}).then(() => this.#load());
    return this.#loading;
  }

  /** Follows the live pointer, whoever moves it, until the answer is called. */
  follow(onProblem: (error: unknown) => void): () => void {
    let retry: NodeJS.Timeout | undefined;
    const update = () => {
      clearTimeout(retry);
      this.load().catch((error: unknown) => {
        onProblem(error);
        retry = setTimeout(update, 1000).unref();
      });
    };
    const stop = this.#store.onLive(({ generation }) => {
      if (generation !== this.#current?.generation) update();
    });
    return () => {
      clearTimeout(retry);
      stop();
    };
  }

  async #load(): Promise<void> {
    const publication = await this.#store.live();
    if (publication === null || publication.generation === this.#current?.generation) return;
    const revision = await this.#store.revision(publication.revisionId);
    this.#current = {
      id: publication.id,
      revisionId: publication.revisionId,
      generation: publication.generation,
      documents: revision?.documents ?? null,
      resources: new Map(publication.pages.map((page) => [page.path, resourceOf(page)])),
    };
  }
}

interface Snapshot {
  id: string;
  revisionId: string;
  generation: number;
  documents: Documents | null;
  resources: ReadonlyMap<string, Resource>;
}

type Page = Publication["pages"][number];

/** A stored page; an empty encoding means that it is sent only as it is. */
function resourceOf({ status, headers, body, brotli, gzip, etag }: Page): Resource {
  const encoded = (bytes: Uint8Array) => (bytes.length === 0 ? null : bytes);
  return { status, headers, body, etag, brotli: encoded(brotli), gzip: encoded(gzip) };
}
