import { useRef, useState } from "react";
import { useDocument, useValue } from "#document-editor/document/document-context.ts";

/** The entries of a list of the document, each with a key that stays its own when it moves. */
export function useEntries(path: string) {
  const { store } = useDocument();
  const value = useValue(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const next = useRef(0);
  const newKeys = (count: number) => Array.from({ length: Math.max(0, count) }, () => String(next.current++));
  const [keys, setKeys] = useState<string[]>([]);
  /** The entry that was removed last. */
  const [removed, setRemoved] = useState<{ value: unknown; index: number; key: string } | null>(null);
  // Undo, or another version, may change the list from outside.
  const fitting =
    keys.length === entries.length
      ? keys
      : [...keys.slice(0, entries.length), ...newKeys(entries.length - keys.length)];
  if (fitting !== keys) {
    setKeys(fitting);
    // It may be there again.
    setRemoved(null);
  }
  const write = (values: unknown[], nextKeys: string[]) => {
    setKeys(nextKeys);
    store.set(path, values);
  };
  const insert = (index: number, entry: unknown) =>
    write(entries.toSpliced(index, 0, entry), fitting.toSpliced(index, 0, ...newKeys(1)));
  return {
    entries,
    keys: fitting,
    insert,
    /** Puts several values in the place of one entry. */
    split: (index: number, values: unknown[]) =>
      write(
        entries.toSpliced(index, 1, ...values),
        fitting.toSpliced(index + 1, 0, ...newKeys(values.length - 1)),
      ),
    remove: (index: number) => {
      setRemoved({ index, value: entries[index], key: fitting[index] ?? "" });
      write(entries.toSpliced(index, 1), fitting.toSpliced(index, 1));
    },
    /** Removes the empty rows, without a step of undo. */
    drop: (isEmpty: (entry: unknown) => boolean) => {
      const keptIndexes = entries.flatMap((entry, index) => (isEmpty(entry) ? [] : [index]));
      if (keptIndexes.length === entries.length) return;
      setKeys(keptIndexes.map((index) => fitting[index] ?? ""));
      store.settle(
        path,
        keptIndexes.map((index) => entries[index]),
      );
    },
    move: (from: number, to: number) => write(moved(entries, from, to), moved(fitting, from, to)),
    removed,
    putBack: () => {
      if (removed) insert(removed.index, removed.value);
      setRemoved(null);
    },
    /** The removed entry cannot be put back any more. */
    forgetRemoved: () => setRemoved(null),
  };
}

/** A list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
