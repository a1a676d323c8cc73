import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";
import { serverAnswers } from "#api/health.ts";

/** Milliseconds after which a part is fetched that nothing shows yet: what is seen first comes before. */
const delay = 2000;

/** A component whose code is fetched after the screen; `preload` fetches it before it is shown. */
export type LatePart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * A component whose code is fetched when it is first shown, inside of a `Suspense`, or before by `usePreloaded`. It waits
 * for the server: a browser that failed to fetch a module never fetches it again, and a lazy component that fails takes
 * down all that is on the screen, with what was typed.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= serverAnswers()
      .then(load)
      .catch((reason: unknown) => {
        // Some browsers fetch it when it is asked for again.
        loading = undefined;
        throw reason;
      });
    return loading;
  };
  return Object.assign(
    lazy(async () => ({ default: await preload() })),
    { preload },
  );
}

/** Fetches soon what may be shown later, so that it is there at once, also where the network went away meanwhile. */
export function usePreloaded({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [preload]);
}
