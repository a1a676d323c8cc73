import { type DocumentName, parseDocument } from "@consultorio/content";
import { valueAt } from "@consultorio/content/document-shape";
import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { pathOfControl } from "#document-editor/document/control-of.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Milliseconds without a change after which wrong fields are marked. */
const markDelay = 400;

/**
 * Marks wrong fields soon after they were typed: beside the field, on its tab and in its row. A field that has the focus
 * and was changed waits until the focus leaves it, and an empty one of a new entry until it had the focus. Returns the
 * function that marks again; it takes the control that the focus left.
 */
export function useMarks(
  name: DocumentName,
  store: DocumentStore,
  atOnce: boolean,
): (left?: { target: Element }) => void {
  /** The paths that were marked here. Other messages came from the server. */
  const marked = useRef<ReadonlySet<string>>(new Set());
  /** Paths of the fields that the focus left. */
  const visited = useRef(new Set<string>());
  const [first] = useState(() => store.value);
  const mark = useDebouncedCallback(() => {
    const parsed = parseDocument(name, store.value);
    const problems = parsed.ok ? [] : parsed.problems;
    const focused = pathOfControl(document.activeElement);
    const waits = (path: string) =>
      (focused !== null &&
        `${path}.`.startsWith(`${focused}.`) &&
        store.get(focused) !== valueAt(first, focused)) ||
      (isEmpty(store.get(path)) && valueAt(first, path) === undefined && !visited.current.has(path));
    const shown = problems.filter(({ path }) => store.errors.has(path) || !waits(path));
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
  return useCallback(
    (left) => {
      const path = left && pathOfControl(left.target);
      if (path) visited.current.add(path);
      mark();
    },
    [mark],
  );
}

const isEmpty = (value: unknown) => value === undefined || value === "";

const sameErrors = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([path, message]) => other.get(path) === message);
