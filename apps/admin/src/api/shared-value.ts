import { useSyncExternalStore } from "react";

/** A value of the whole page: any code sets it, and a component that calls `use` follows it. */
export function sharedValue<Value>(first: Value) {
  let current = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => current,
    set(next: Value) {
      current = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => current),
  };
}
