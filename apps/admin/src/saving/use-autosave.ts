import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect } from "react";
import { useServerAway } from "../api/health.ts";
import { sessionQuery } from "../api/session.ts";
import type { DocumentStore } from "../form/document-store.ts";
import { useLatest } from "./use-latest.ts";

/** Milliseconds without a change after which a draft saves itself; never, where nothing says when. */
export const AutosavePause = createContext(Number.POSITIVE_INFINITY);

interface Autosave {
  store: DocumentStore;
  /** There is something to save, and nothing that has to be settled first. */
  pending: boolean;
  saving: boolean;
  save: () => Promise<unknown>;
}

/** Saves a draft once nobody has typed for a while; waits while the server is away or nobody is signed in. */
export function useAutosave({ store, pending, saving, save }: Autosave) {
  const pause = useContext(AutosavePause);
  const away = useServerAway();
  const { data: session } = useQuery(sessionQuery);
  const run = useLatest(save);
  const ready = pending && !saving && !away && Boolean(session) && Number.isFinite(pause);

  useEffect(() => {
    if (!ready) return;
    let timer = setTimeout(run, pause);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [ready, store, run, pause]);
}
