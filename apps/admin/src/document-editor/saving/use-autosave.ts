import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect } from "react";
import { useServerAway } from "#api/health.ts";
import { sessionQuery } from "#api/session.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Milliseconds without a change after which a draft is saved; without a provider it is never saved by itself. */
export const AutosaveDelay = createContext(Number.POSITIVE_INFINITY);

interface Autosave {
  store: DocumentStore;
  /** There is something to save, and no conflict that the editor has to resolve first. */
  pending: boolean;
  saving: boolean;
  save: () => unknown;
}

/** Saves a draft after a pause without changes; waits while the server is away or the session has ended. */
export function useAutosave({ store, pending, saving, save }: Autosave) {
  const delay = useContext(AutosaveDelay);
  const away = useServerAway();
  const { data: session } = useQuery(sessionQuery);
  const saveLater = useDebouncedCallback(save, delay);
  const ready = pending && !saving && !away && Boolean(session) && Number.isFinite(delay);
  useEffect(() => {
    if (!ready) return;
    saveLater();
    const unsubscribe = store.subscribe(saveLater);
    return () => {
      saveLater.cancel();
      unsubscribe();
    };
  }, [ready, store, saveLater]);
}
