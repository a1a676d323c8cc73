import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import type { ListShape } from "#document-shape/field-shape.ts";
import { pastedLines } from "./pasted-lines.ts";

interface ListKeys {
  path: string;
  shape: ListShape;
  entries: readonly unknown[];
  /** No entry may be added. */
  full: boolean;
  /** The entry that was added last; a new object each time. */
  added: { index: number } | null;
  /** Adds an empty entry. */
  onAdd: (index: number) => void;
  /** Puts several texts in the place of one entry; `left` of them had no room. */
  onSplit: (index: number, texts: string[], left: number) => void;
}

/**
 * What the keyboard does in a list: a new entry has the focus; in a list of texts Enter adds the next one, and a copied
 * list becomes its entries.
 * @returns what the list's element gets
 */
export function useListKeys({ path, shape, entries, full, added, onAdd, onSplit }: ListKeys) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(fieldOf(`${path}.${added.index}`))?.focus();
  }, [added, path]);
  const isTexts = shape.entry.kind === "value" && shape.records === undefined;
  const indexOf = (target: EventTarget): number => {
    const place = target instanceof HTMLElement ? (target.dataset.path ?? "") : "";
    return isTexts && place.startsWith(`${path}.`) ? Number(place.slice(path.length + 1)) : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing);
    if (event.key !== "Enter" || index < 0 || !isPlain) return;
    event.preventDefault();
    if (!full && entries[index] !== "") onAdd(index + 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const index = indexOf(event.target);
    const lines = index < 0 ? [] : pastedLines(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    const now = String(entries[index] ?? "");
    const texts = now === "" ? lines : [now, ...lines];
    const room = shape.limit - entries.length + 1;
    onSplit(index, texts.slice(0, room), Math.max(0, texts.length - room));
  };
  return { ref: list, onKeyDown, onPaste };
}

/** The control of a field, or the first inside a group. */
const fieldOf = (path: string): string => `[data-path="${path}"], [data-path^="${path}."]`;
