import { type RefObject, useEffect, useRef } from "react";
import { afterPress } from "#components/after-press.ts";
import { useLatest } from "../document/use-latest.ts";

/**
 * Tells that the focus left a list. It stays in the list while another window has it: somebody copies something there.
 * @returns what the list's element gets
 */
export function useLeftList(list: RefObject<HTMLElement | null>, onLeft: () => void) {
  const left = useLatest(onLeft);
  const giveUp = useRef(() => {});
  useEffect(() => () => giveUp.current(), []);
  const onBlur = () => {
    giveUp.current();
    giveUp.current = afterPress(() => {
      if (!list.current?.contains(document.activeElement)) left();
    });
  };
  return { onBlur };
}
