import type { DocumentName } from "@consultorio/content";
import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sessionQuery } from "#api/session.ts";
import { tryStorage } from "#components/browser/try-storage.ts";
import { isRecord } from "#document-shape/is-record.ts";
import { sameValue } from "#document-shape/value-at.ts";
import type { DocumentStore } from "../document/document-store.ts";

/** Milliseconds from a change until it is in the copy. */
const copyDelay = 400;

/**
 * Copies unsaved changes to this browser's storage, so that they survive a crash of the browser or of the server, and
 * offers the copy of an earlier session.
 */
export function useLocalCopy(name: DocumentName, version: string, store: DocumentStore, dirty: boolean) {
  const { data: session } = useQuery(sessionQuery);
  const [key] = useState(`consultorio:copia:${session?.email ?? ""}:${name}`);
  const [offer, setOffer] = useState(() => {
    const found = readCopy(key);
    return found && !sameValue(found.value, store.value) ? found : null;
  });
  // Who leaves while nothing can be saved keeps the copy.
  const copyLater = useDebouncedCallback(
    () => {
      if (dirty) writeCopy(key, store.value, version);
    },
    { delay: copyDelay, flushOnUnmount: true },
  );
  useEffect(() => {
    if (!dirty) return;
    copyLater();
    const unsubscribe = store.subscribe(copyLater);
    const copyNow = () => copyLater.flush();
    window.addEventListener("pagehide", copyNow);
    return () => {
      copyLater.flush();
      unsubscribe();
      window.removeEventListener("pagehide", copyNow);
    };
  }, [dirty, store, copyLater]);
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !dirty) removeCopy(key);
    wasDirty.current = dirty;
  }, [dirty, key]);
  return {
    offer,
    /** The copy is older than somebody's later save. */
    outdated: offer !== null && offer.version !== version,
    recover: () => {
      if (offer) store.replace(offer.value);
      setOffer(null);
    },
    /** Removes the copy: its changes are not wanted. */
    discard: () => {
      removeCopy(key);
      setOffer(null);
    },
  };
}

/** Without storage (full or switched off) there is no copy; the changes are still on the screen. */
const writeCopy = (key: string, value: unknown, version: string) =>
  tryStorage((storage) =>
    storage.setItem(key, JSON.stringify({ value, version, at: new Date().toISOString() })),
  );

/** The copy of an earlier session that ended before it was saved, with the version that it was made from; or null. */
const readCopy = (key: string): { value: unknown; version: string; at: Date } | null =>
  tryStorage((storage) => {
    const copy: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (!isRecord(copy) || typeof copy.version !== "string" || typeof copy.at !== "string") return null;
    return { value: copy.value, version: copy.version, at: new Date(copy.at) };
  });

const removeCopy = (key: string) => tryStorage((storage) => storage.removeItem(key));
