import { uploadSizes } from "@consultorio/content";
import { type Media, type Store, StoreError } from "@consultorio/store";
import type { PictureSize } from "../decoding/calls.ts";
import type { Decoder } from "../decoding/decoding-process.ts";
import { mediaLibrary } from "./media-library.ts";

/** Every size in which pages may ask for a picture; none for a video. The small ones, which are quick to make, come first. */
function wantedSizes({ width, height }: Pick<Media, "width" | "height">): PictureSize[] {
  if (height === 0) return [];
  return (["webp", "avif"] as const).flatMap((format) =>
    uploadSizes(width).map((size) => ({ width: size, format })),
  );
}

/** The sizes that a picture does not have yet. */
function missingSizes(media: Pick<Media, "width" | "height" | "files">): PictureSize[] {
  const has = ({ width, format }: PictureSize) =>
    media.files.some((file) => file.width === width && file.type === `image/${format}`);
  return wantedSizes(media).filter((size) => !has(size));
}

/** How many of the sizes of a picture there are, and how many it will have. */
export interface SizesMade {
  made: number;
  wanted: number;
  /** The last attempt to make the others failed. */
  failed: boolean;
}

interface PictureSizesOptions {
  store: Store;
  decoder: Pick<Decoder, "encodeSize">;
  onProblem: (error: unknown) => void;
}

/** The process ends before a picture has all its sizes. They are made after the next start. */
export class SizesInterrupted extends Error {
  override name = "SizesInterrupted";
}

/**
 * Makes the sizes of uploads after they were stored, one picture at a time: encoding takes seconds, and nobody should
 * wait for it. The missing sizes are read from the store, so that another process, or the next start, continues with
 * them.
 */
export class PictureSizes {
  readonly #store: Store;
  readonly #decoder: Pick<Decoder, "encodeSize">;
  readonly #onProblem: (error: unknown) => void;
  readonly #running = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor({ store, decoder, onProblem }: PictureSizesOptions) {
    this.#store = store;
    this.#decoder = decoder;
    this.#onProblem = onProblem;
  }

  /** Begins to make the missing sizes of a picture. A failure is reported, and tried again by {@link ready}. */
  make(media: Pick<Media, "hash" | "width" | "height" | "files">): void {
    if (missingSizes(media).length === 0) return;
    this.#made(media.hash).catch((error: unknown) => {
      if (!this.#closed) this.#onProblem(error);
    });
  }

  stateOf(media: Pick<Media, "hash" | "width" | "height" | "files">): SizesMade {
    const wanted = wantedSizes(media).length;
    return { made: wanted - missingSizes(media).length, wanted, failed: this.#failed.has(media.hash) };
  }

  /** Begins to make the missing sizes of all pictures: the process may have ended before. */
  async resume(): Promise<void> {
    for await (const media of mediaLibrary(this.#store)) {
      if (this.#closed) return;
      this.make(media);
    }
  }

  /** Resolves when a picture has all its sizes; rejects where one cannot be made, with `SizesInterrupted` after `close`. */
  async ready(hash: string): Promise<void> {
    const media = await this.#store.media(hash);
    if (media !== null && missingSizes(media).length > 0) await this.#made(hash);
  }

  /** Ends after the size that is being made. The rest is made after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }

  #made(hash: string): Promise<void> {
    const running = this.#running.get(hash);
    if (running) return running;
    this.#failed.delete(hash);
    const made = this.#last
      .then(() => this.#makeAll(hash))
      .catch((error: unknown) => {
        // It was deleted meanwhile.
        if (error instanceof StoreError && error.code === "media-not-found") return;
        this.#failed.add(hash);
        throw error;
      })
      .finally(() => this.#running.delete(hash));
    this.#running.set(hash, made);
    this.#last = made.catch(() => {});
    return made;
  }

  async #makeAll(hash: string): Promise<void> {
    const media = await this.#store.media(hash);
    const [source] = media?.files.filter(({ width, type }) => width === media.width && isWebp(type)) ?? [];
    const bytes = source && (await this.#store.mediaFile(hash, source.width, source.type));
    if (!media || !bytes) return;
    for (const size of missingSizes(media)) {
      if (this.#closed) throw new SizesInterrupted("A picture has not all its sizes yet.");
      await this.#store.addMediaFile(hash, await this.#decoder.encodeSize(bytes, size));
    }
  }
}

const isWebp = (type: string) => type === "image/webp";
