import { useEffect } from "react";

/** Milliseconds after which it is fetched: what is seen first comes before. */
const delay = 2000;

/** Fetches soon what may be opened later, so that it opens at once, also where the network went away meanwhile. */
export function usePreloaded(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [load]);
}
