import type { DocumentName } from "@consultorio/content";
import { sameDocument } from "@consultorio/content/document-shape";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Whether a document differs from its saved value. Each pair is compared only once: a key press asks many times. */
export function useUnsavedChanges(name: DocumentName, store: DocumentStore, first: unknown) {
  const saved = useRef(first);
  const compared = useRef({ value: first, saved: first, dirty: false });
  const read = useCallback(() => {
    const { value } = store;
    if (compared.current.value !== value || compared.current.saved !== saved.current) {
      compared.current = { value, saved: saved.current, dirty: !sameDocument(name, value, saved.current) };
    }
    return compared.current.dirty;
  }, [name, store]);
  const dirty = useSyncExternalStore(store.subscribe, read);
  /** Compares with this value from now on; the caller changes the store, which announces it. */
  const setSaved = useCallback((value: unknown) => {
    saved.current = value;
  }, []);
  return { dirty, setSaved };
}
