import type { ListShape } from "@consultorio/content/document-shape";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { controlOf } from "#document-editor/document/control-of.ts";
import { pastedLines } from "./pasted-lines.ts";

interface ListKeys {
  path: string;
  shape: ListShape;
  entries: readonly unknown[];
  /** The entry that was added last; a new object each time. */
  added: { index: number } | null;
  /** Adds an empty entry. */
  onAdd: (index: number) => void;
  /** Puts several texts in the place of one entry; `left` of them had no room. */
  onSplit: (index: number, texts: string[], left: number) => void;
}

/**
 * The keyboard in a list: a new entry has the focus; in a list of texts Enter adds the next one, and a copied list
 * becomes its entries.
 * @returns what the list's element gets
 */
export function useListKeys({ path, shape, entries, added, onAdd, onSplit }: ListKeys) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added && list.current) controlOf(list.current, `${path}.${added.index}`)?.focus();
  }, [added, path]);
  const isWritten = shape.entry.kind === "value";
  const indexOf = (target: EventTarget): number => {
    const place = target instanceof HTMLElement ? (target.dataset.path ?? "") : "";
    return isWritten && place.startsWith(`${path}.`) ? Number(place.slice(path.length + 1)) : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing);
    if (event.key !== "Enter" || index < 0 || !isPlain) return;
    event.preventDefault();
    if (entries.length < shape.limit && entries[index] !== "") onAdd(index + 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const index = indexOf(event.target);
    const lines = index < 0 ? [] : pastedLines(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    const kept = unselected(event.target);
    const texts = kept === "" ? lines : [kept, ...lines];
    const room = shape.limit - entries.length + 1;
    onSplit(index, texts.slice(0, room), Math.max(0, texts.length - room));
  };
  return { ref: list, onKeyDown, onPaste };
}

/** The rest of a text when its selected part is replaced. */
function unselected(target: EventTarget): string {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return "";
  const { value, selectionStart, selectionEnd } = target;
  return (value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0)).trim();
}
