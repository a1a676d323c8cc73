import { useRef, useState } from "react";
import { useForm, useValue } from "./form-context.ts";

/** An entry that was just taken out of a list, to be put back. */
export interface RemovedEntry {
  value: unknown;
  index: number;
}

/** The entries of a list of the document, each with a key that stays its own when it moves. */
export function useEntries(path: string) {
  const { store } = useForm();
  const value = useValue(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const next = useRef(0);
  const newKeys = (count: number) => Array.from({ length: Math.max(0, count) }, () => String(next.current++));
  const [keys, setKeys] = useState<string[]>([]);
  // Undo, or another version, may change the list from outside.
  const fitting =
    keys.length === entries.length
      ? keys
      : [...keys.slice(0, entries.length), ...newKeys(entries.length - keys.length)];
  if (fitting !== keys) setKeys(fitting);

  const write = (values: unknown[], nextKeys: string[]) => {
    setKeys(nextKeys);
    store.set(path, values);
  };
  return {
    entries,
    keys: fitting,
    insert: (index: number, entry: unknown) =>
      write(entries.toSpliced(index, 0, entry), fitting.toSpliced(index, 0, ...newKeys(1))),
    remove: (index: number) => write(entries.toSpliced(index, 1), fitting.toSpliced(index, 1)),
    move: (from: number, to: number) => write(moved(entries, from, to), moved(fitting, from, to)),
  };
}

/** A list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
