import { type DocumentName, parseDocument } from "@consultorio/content";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { pathOfControl } from "../document/control-of.ts";
import type { DocumentStore } from "../document/document-store.ts";

/** Milliseconds without a change after which wrong fields are marked. */
const markDelay = 400;

/**
 * Marks what is wrong soon after it was typed: beside the field, on its tab and in its row. The field that has the focus
 * waits until the focus leaves it. Returns the function that marks again.
 */
export function useMarks(name: DocumentName, store: DocumentStore, atOnce: boolean): () => void {
  /** The paths that were marked here. Other messages came from the server. */
  const marked = useRef<ReadonlySet<string>>(new Set());
  const mark = useDebouncedCallback(() => {
    const parsed = parseDocument(name, store.value);
    const problems = parsed.ok ? [] : parsed.problems;
    const focused = pathOfControl(document.activeElement);
    const shown = problems.filter(
      ({ path }) => store.errors.has(path) || focused === null || !`${path}.`.startsWith(`${focused}.`),
    );
    const others = [...store.errors].filter(([path]) => !marked.current.has(path));
    const errors = new Map([
      ...others,
      ...shown.toReversed().map(({ path, message }) => [path, message] as const),
    ]);
    marked.current = new Set(shown.map(({ path }) => path));
    if (!sameErrors(errors, store.errors)) store.showErrors(errors);
  }, markDelay);
  useEffect(() => store.subscribe(mark), [store, mark]);
  useEffect(() => {
    if (atOnce) mark();
  }, [atOnce, mark]);
  return mark;
}

const sameErrors = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([path, message]) => other.get(path) === message);
