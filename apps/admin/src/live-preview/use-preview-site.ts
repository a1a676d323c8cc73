import { type DocumentName, documentNames, parseDocument, type Site } from "@consultorio/content";
import { useDebouncedCallback } from "@mantine/hooks";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type Draft, draftQuery } from "#api/draft.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Milliseconds without a key press after which the preview follows: typing stays fast. */
const delay = 150;

/**
 * The draft, with the edited document in place of the saved one; null until all documents are loaded. While a field is
 * wrong, the edited document stays at its last valid state. `failure` is why a document could not be loaded, empty where
 * nobody said why; null while all of them can.
 */
export function usePreviewSite(name: DocumentName, store: DocumentStore) {
  const [edited, setEdited] = useState(() => validPart(name, store.value));
  const readLater = useDebouncedCallback(
    () => setEdited((before) => validPart(name, store.value) ?? before),
    delay,
  );
  useEffect(() => store.subscribe(readLater), [store, readLater]);
  const { drafts, failure } = useQueries({ queries: documentNames.map((one) => draftQuery(one)), combine });
  const site = useMemo(() => {
    const parts = { ...drafts, ...edited };
    return isComplete(parts) ? parts : null;
  }, [drafts, edited]);
  return { site, failure };
}

type Parts = Partial<Record<DocumentName, unknown>>;

function combine(results: UseQueryResult<Draft>[]): { drafts: Parts; failure: string | null } {
  const values = results.map(({ data }, index) => [documentNames[index], data?.value]);
  const failed = results.find(({ isError }) => isError);
  return { drafts: Object.fromEntries(values), failure: failed?.error?.message ?? null };
}

/** Each document was checked when it was read. */
const isComplete = (parts: Parts): parts is Site => documentNames.every((name) => parts[name] !== undefined);

function validPart(name: DocumentName, value: unknown): Parts | null {
  const parsed = parseDocument(name, value);
  return parsed.ok ? { [name]: parsed.value } : null;
}
