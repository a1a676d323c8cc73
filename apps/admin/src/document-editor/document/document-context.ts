import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { DocumentStore } from "./document-store.ts";

/** A field that has to be drawn and focused. Each request is an object of its own, so that it can be repeated. */
export interface Reveal {
  path: string;
  /** The visit of the address that asked for it. */
  visit?: string | undefined;
}

interface EditedDocument {
  store: DocumentStore;
  reveal: Reveal | null;
}

const Context = createContext<EditedDocument | null>(null);

/** Gives the fields below their document. */
export const DocumentProvider = Context.Provider;

export function useDocument(): EditedDocument {
  const context = useContext(Context);
  if (!context) throw new Error("A field needs a DocumentProvider above it.");
  return context;
}

/** The value at a path; the component is drawn anew when it changes, and only then. */
export function useValue(path: string): unknown {
  const { store } = useDocument();
  return useSyncExternalStore(store.subscribe, () => store.get(path));
}

interface Field {
  value: unknown;
  change: (value: unknown) => void;
  /** The problem of the field, if there is one. */
  error: string | undefined;
}

/** One field of the document. */
export function useField(path: string): Field {
  const { store } = useDocument();
  const value = useValue(path);
  const error = useSyncExternalStore(store.subscribe, () => store.errors.get(path));
  const change = useCallback((next: unknown) => store.set(path, next), [store, path]);
  return { value, change, error };
}
