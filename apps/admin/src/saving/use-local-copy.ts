import type { DocumentName } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sessionQuery } from "../api/session.ts";
import type { DocumentStore } from "../form/document-store.ts";
import { sameValue } from "../form/value-at.ts";
import { dropCopy, findCopy, keepCopy } from "./local-copy.ts";
import { useLatest } from "./use-latest.ts";

/** Milliseconds after a change until it stands in the copy. */
const pause = 400;

/**
 * Keeps what is not saved in this browser, so that it outlives a crash of the browser or of the server, and offers
 * what an earlier session left behind.
 */
export function useLocalCopy(name: DocumentName, version: string, store: DocumentStore, dirty: boolean) {
  const { data: session } = useQuery(sessionQuery);
  const [user] = useState(session?.email ?? "");
  const [offer, setOffer] = useState(() => {
    const found = findCopy(user, name);
    return found && !sameValue(found.value, store.value) ? found : null;
  });
  const keep = useLatest(() => {
    if (dirty) keepCopy(user, name, store.value, version);
  });

  useEffect(() => {
    if (!dirty) return;
    let timer = setTimeout(keep, pause);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("pagehide", keep);
    };
  }, [dirty, store, keep]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !dirty) dropCopy(user, name);
    wasDirty.current = dirty;
  }, [dirty, user, name]);

  return {
    offer,
    /** The copy is older than somebody's later save. */
    outdated: offer !== null && offer.version !== version,
    recover: () => {
      if (offer) store.replace(offer.value);
      setOffer(null);
    },
    /** Forgets what was kept: it was left on purpose. */
    discard: () => {
      dropCopy(user, name);
      setOffer(null);
    },
  };
}
