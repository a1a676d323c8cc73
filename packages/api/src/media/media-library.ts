import type { Media, Store } from "@consultorio/store";

/** Every upload, the newest first. It asks for a hundred at a time: the store has a limit for one answer. */
export async function* mediaLibrary(store: Pick<Store, "listMedia">): AsyncGenerator<Media> {
  for (let before: string | undefined; ; ) {
    const page = await store.listMedia({ limit: 100, ...(before !== undefined && { before }) });
    yield* page;
    before = page.at(-1)?.id;
    if (before === undefined) return;
  }
}
