import { useCallback, useRef, useSyncExternalStore } from "react";
import type { DocumentStore } from "../form/document-store.ts";
import { sameValue } from "../form/value-at.ts";

interface Answer {
  value: unknown;
  kept: unknown;
  dirty: boolean;
}

/** Whether a document differs from what is kept of it. Each version is compared only once: a key asks many times. */
export function useDirtiness(store: DocumentStore, first: unknown) {
  const kept = useRef(first);
  const answer = useRef<Answer>({ value: first, kept: first, dirty: false });
  const read = useCallback(() => {
    const known = answer.current;
    const { value } = store;
    if (known.value === value && known.kept === kept.current) return known.dirty;
    const dirty = !sameValue(value, kept.current);
    answer.current = { value, kept: kept.current, dirty };
    return dirty;
  }, [store]);
  const dirty = useSyncExternalStore(store.subscribe, read);
  /** Takes note of what was typed when the document was kept; the store tells its change. */
  const keep = useCallback((value: unknown) => {
    kept.current = value;
  }, []);
  return { dirty, keep };
}
