import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Reveal } from "#document-editor/document/document-context.ts";

/** The field that the address names; each visit of the address reveals it again. */
export function useRevealed(path: string | undefined): Reveal | null {
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  return useMemo(() => (path === undefined ? null : { path, visit }), [path, visit]);
}
