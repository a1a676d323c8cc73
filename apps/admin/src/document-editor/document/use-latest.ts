import { useCallback, useEffect, useRef } from "react";

/** A function that keeps its identity and always runs its latest version. */
export function useLatest<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
