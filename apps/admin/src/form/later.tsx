import { type ReactNode, useDeferredValue } from "react";
import { useForm } from "./form-context.ts";

interface LaterProps {
  /** Places of the document that the fields are drawn for: one that has to be focused is drawn at once. */
  paths: readonly string[];
  /** Part of what is seen first. */
  now?: boolean;
  children: ReactNode;
}

/**
 * Fields below what is seen first: the browser draws them as soon as it has time, in small pieces between keys and
 * clicks, so that a long form opens as fast as a short one.
 */
export function Later({ paths, now = false, children }: LaterProps) {
  const { reveal } = useForm();
  const rested = useDeferredValue(true, false);
  const wanted = reveal !== null && paths.some((path) => `${reveal.path}.`.startsWith(`${path}.`));
  return now || rested || wanted ? children : null;
}
