import { routePath } from "@consultorio/content";
import type { Documents, Publication, Store, StoredPage } from "@consultorio/store";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import type { Resource } from "./resource.ts";

/** Every published page and file by its path. One that a new publication leaves as it was stays the same object. */
export type Answers = ReadonlyMap<string, ReadyAnswer>;

/** Where the publication comes from. */
export type PublicationSource = Pick<Store, "live" | "revision" | "onLive">;

/** What visitors see, whole in memory, so that no request waits for the database or needs it. */
export class LiveSite {
  readonly #store: PublicationSource;
  readonly #everyAnswer: Record<string, string>;
  #current: Snapshot | null = null;
  #loading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** `everyAnswer` are the headers that go with whatever is sent. */
  constructor(store: PublicationSource, everyAnswer: Record<string, string>) {
    this.#store = store;
    this.#everyAnswer = everyAnswer;
  }

  /** The page or file at a path. */
  get(path: string): ReadyAnswer | undefined {
    return this.#current?.answers.get(path);
  }

  /** All of them. */
  answers(): Answers {
    return this.#current?.answers ?? new Map();
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
    return this.#current?.publication ?? null;
  }

  /**
   * Brings the memory up to the live pointer; whoever asks while another waits for its turn waits with it. Throws as the
   * store does; what was there stays.
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
      if (generation !== this.publication()?.generation) update();
    });
    return () => {
      clearTimeout(retry);
      stop();
    };
  }

  async #load(): Promise<void> {
    const before = this.#current;
    const publication = await this.#store.live(before?.publication);
    if (publication === null || publication.generation <= (before?.publication.generation ?? 0)) return;
    const known = new Map(before?.publication.pages.map((page) => [page, before.answers.get(page.path)]));
    const answerOf = (page: StoredPage) =>
      known.get(page) ?? readyAnswer(resourceOf(page), this.#everyAnswer);
    this.#current = {
      publication,
      documents: await this.#documentsOf(publication, before),
      answers: new Map(publication.pages.map((page) => [page.path, answerOf(page)])),
    };
  }

  async #documentsOf({ revisionId }: Publication, before: Snapshot | null): Promise<Documents | null> {
    if (before?.publication.revisionId === revisionId) return before.documents;
    return (await this.#store.revision(revisionId))?.documents ?? null;
  }
}

interface Snapshot {
  publication: Publication;
  documents: Documents | null;
  answers: Answers;
}

/** A stored page; an empty encoding means that it is sent only as it is. */
function resourceOf({ status, headers, body, brotli, gzip, etag }: StoredPage): Resource {
  const encoded = (bytes: Uint8Array) => (bytes.length === 0 ? null : bytes);
  return { status, headers, body, etag, brotli: encoded(brotli), gzip: encoded(gzip) };
}
