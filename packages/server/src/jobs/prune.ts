import { type Store, system } from "@consultorio/store";

/** How many publications stay to go back to. */
const kept = 20;

/** From a move of the live pointer until old publications are deleted, in milliseconds: other instances have loaded the new one by then. */
const pause = 60_000;

/** Deletes old publications a while after each new one, whichever process made it. Returns a function that stops the job. */
export function pruneOldPublications(
  store: Pick<Store, "onLive" | "prunePublications">,
  onProblem: (error: unknown) => void,
): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const unsubscribe = store.onLive(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      store.prunePublications(system, { newest: kept }).catch(onProblem);
    }, pause).unref();
  });
  return () => {
    clearTimeout(waiting);
    unsubscribe();
  };
}

/** How often the history is thinned, in milliseconds; the first time this long after the start. */
const thinEvery = 60 * 60_000;

/** Thins old revisions every hour. Returns a function that stops the job. */
export function thinHistory(
  store: Pick<Store, "thinRevisions">,
  onProblem: (error: unknown) => void,
): () => void {
  let ended = false;
  const thin = async () => {
    while (!ended && (await store.thinRevisions(system)) > 0);
  };
  const timer = setInterval(() => thin().catch(onProblem), thinEvery).unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
