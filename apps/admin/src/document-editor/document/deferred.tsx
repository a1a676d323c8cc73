import { type ReactNode, useDeferredValue } from "react";
import { useDocument } from "./document-context.ts";

interface DeferredProps {
  /** Paths that the fields are drawn for: a field that has to be focused is drawn at once. */
  paths: readonly string[];
  /** Part of the first screen. */
  now?: boolean;
  children: ReactNode;
}

/**
 * Fields below the first screen: the browser draws them when it has time, in small pieces between keys and clicks, so
 * that a long form opens as fast as a short one.
 */
export function Deferred({ paths, now = false, children }: DeferredProps) {
  const { reveal } = useDocument();
  const due = useDeferredValue(true, false);
  const revealed = reveal !== null && paths.some((path) => `${reveal.path}.`.startsWith(`${path}.`));
  return now || due || revealed ? children : null;
}
