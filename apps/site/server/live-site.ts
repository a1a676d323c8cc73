import { routePath } from "@consultorio/content";
import type { Documents, Publication, Store } from "@consultorio/store";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import type { Resource } from "./resource.ts";

/** What visitors see, whole in memory, so that no request waits for the database or needs it. */
export class LiveSite {
  readonly #store: Store;
  readonly #everyAnswer: Record<string, string>;
  #current: Snapshot | null = null;
  #loading: Promise<void> | undefined;

  /** `everyAnswer` are the headers that go with whatever is sent. */
  constructor(store: Store, everyAnswer: Record<string, string>) {
    this.#store = store;
    this.#everyAnswer = everyAnswer;
  }

  /** The page or file at a path. */
  get(path: string): ReadyAnswer | undefined {
    return this.#current?.answers.get(path);
  }

  /** The page for what does not exist; undefined before the first publication. */
  notFound(): ReadyAnswer | undefined {
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
      answers: new Map(
        publication.pages.map((page) => [page.path, readyAnswer(resourceOf(page), this.#everyAnswer)]),
      ),
    };
  }
}

interface Snapshot {
  id: string;
  revisionId: string;
  generation: number;
  documents: Documents | null;
  answers: ReadonlyMap<string, ReadyAnswer>;
}

type Page = Publication["pages"][number];

/** A stored page; an empty encoding means that it is sent only as it is. */
function resourceOf({ status, headers, body, brotli, gzip, etag }: Page): Resource {
  const encoded = (bytes: Uint8Array) => (bytes.length === 0 ? null : bytes);
  return { status, headers, body, etag, brotli: encoded(brotli), gzip: encoded(gzip) };
}
