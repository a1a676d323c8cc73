import { type DocumentName, isRecord } from "@consultorio/content";
import { sameDocument } from "@consultorio/content/document-shape";
import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sessionQuery } from "#api/session.ts";
import { tryStorage } from "#components/browser/try-storage.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Milliseconds from a change until it is in the copy. */
const copyDelay = 400;

/** The unsaved content of an editor, with the version from which it began. */
interface Copy {
  /** Its place in the storage. */
  key: string;
  value: unknown;
  version: string;
  at: Date;
}

/**
 * Copies unsaved changes to this browser's storage, so that they survive a crash of the browser or of the server, and
 * offers the copies of earlier sessions. Each editor has a copy of its own: that of another window stays, and so does one
 * that was neither recovered nor discarded.
 */
export function useLocalCopy(name: DocumentName, version: string, store: DocumentStore, dirty: boolean) {
  const { data: session } = useQuery(sessionQuery);
  const [prefix] = useState(`consultorio:copia:${session?.email ?? ""}:${name}`);
  const [key] = useState(() => `${prefix}:${Date.now()}${Math.random()}`);
  const [copies] = useState(() => readCopies(prefix));
  const [offers, setOffers] = useState(() =>
    copies.filter(({ value }) => !sameDocument(name, value, store.value)),
  );
  useEffect(() => {
    // Their content was saved after all.
    for (const copy of copies) if (!offers.includes(copy)) removeCopy(copy.key);
  }, []);
  // An editor who leaves while nothing can be saved keeps the copy.
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
  const [offer = null, ...others] = offers;
  return {
    /** The newest copy of an earlier session. */
    offer,
    /** The copy is older than somebody's later save. */
    outdated: offer !== null && offer.version !== version,
    recover: () => {
      if (!offer) return;
      store.replace(offer.value);
      // The window that it is of may still be open.
      writeCopy(key, offer.value, offer.version);
      removeCopy(offer.key);
      // Another one would replace it: they are offered when this document is opened again.
      setOffers([]);
    },
    /** Removes the copy: its changes are not wanted. */
    discard: () => {
      if (!offer) return;
      removeCopy(offer.key);
      setOffers(others);
    },
  };
}

/** Without storage (full or switched off) there is no copy; the changes are still on the screen. */
const writeCopy = (key: string, value: unknown, version: string) =>
  tryStorage((storage) =>
    storage.setItem(key, JSON.stringify({ value, version, at: new Date().toISOString() })),
  );

/** The copies of editors that ended before they saved, or that are open in another window; the newest first. */
function readCopies(prefix: string): Copy[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys
    .filter((key) => `${key}:`.startsWith(`${prefix}:`))
    .flatMap((key) => readCopy(key) ?? [])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

const readCopy = (key: string): Copy | null =>
  tryStorage((storage) => {
    const copy: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (!isRecord(copy) || typeof copy.version !== "string" || typeof copy.at !== "string") return null;
    return { key, value: copy.value, version: copy.version, at: new Date(copy.at) };
  });

const removeCopy = (key: string) => tryStorage((storage) => storage.removeItem(key));
