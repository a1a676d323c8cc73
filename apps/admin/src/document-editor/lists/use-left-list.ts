import { type RefObject, useEffect, useRef } from "react";
import { afterPress } from "#components/after-press.ts";
import { useLatest } from "#document-editor/document/use-latest.ts";

/**
 * Calls `onLeft` when the focus has left a list. Another window that takes the focus does not count: somebody may copy
 * from there.
 * @returns the props of the list's element
 */
export function useLeftList(list: RefObject<HTMLElement | null>, onLeft: () => void) {
  const callOnLeft = useLatest(onLeft);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const onBlur = () => {
    cancel.current();
    cancel.current = afterPress(() => {
      if (!list.current?.contains(document.activeElement)) callOnLeft();
    });
  };
  return { onBlur };
}
