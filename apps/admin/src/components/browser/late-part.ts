import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";
import { serverAnswers } from "#api/health.ts";
import { sharedValue } from "#api/shared-value.ts";

/** Milliseconds after which a hidden part is loaded: the visible parts come first. */
const delay = 2000;

/** A component whose code is fetched after the screen; `preload` fetches it before it is shown. */
export type LatePart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => Promise<ComponentType<Props>>;
};

/** Whether a part that had to be shown did not arrive. */
const lost = sharedValue(false);
export const usePartLost = lost.use;

/** Replaces a part that did not arrive: the rest of the screen stays, and a note offers to load it again. */
const Nothing = () => null;

/**
 * A component whose code is fetched when it is first shown, inside of a `Suspense`, or before by `usePreloaded`. It waits
 * for the server: a browser that failed to fetch a module never fetches it again until the page is loaded anew.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= serverAnswers()
      .then(load)
      .catch((reason: unknown) => {
        // Some browsers load it at the second request.
        loading = undefined;
        throw reason;
      });
    return loading;
  };
  return Object.assign(
    lazy(async () => ({
      default: await preload().catch((reason: unknown): ComponentType<Props> => {
        // A module that throws is lost too, and its cause is not the connection.
        console.error(reason);
        lost.set(true);
        return Nothing;
      }),
    })),
    { preload },
  );
}

/** Loads a part that may be shown later, so that it is there at once, also without network by then. */
export function usePreloaded({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [preload]);
}
