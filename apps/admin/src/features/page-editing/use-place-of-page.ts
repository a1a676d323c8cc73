import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { sharedValue } from "#api/shared-value.ts";

/** Where the page was when the screen was left. */
const left = sharedValue<{ path: string; top: number } | null>(null);

/**
 * Remembers the scroll position when the screen is left. The returned function restores it, once the page is drawn, for
 * somebody who comes back from a form.
 */
export function usePlaceOfPage(stage: RefObject<HTMLElement | null>, path: string) {
  const back = useLocation({ select: ({ state }) => state.back === true });
  const due = useRef(back);
  const remember = useEffectEvent((frame: HTMLIFrameElement | null | undefined) => {
    const top = frame?.contentWindow?.scrollY ?? 0;
    left.set({ path, top });
  });
  useLayoutEffect(() => () => remember(stage.current?.querySelector("iframe")), [stage]);
  return () => {
    if (!due.current) return;
    due.current = false;
    const place = left.get();
    if (place?.path !== path || place.top === 0) return;
    stage.current?.querySelector("iframe")?.contentWindow?.scrollTo({ top: place.top, behavior: "instant" });
  };
}
