import { createElement } from "react";
import { cn } from "../class-names/class-names.ts";

/** The shapes of a line drawing in a box of 24 × 24, such as an icon of the package `lucide`. */
type Lines = readonly [tag: string, attributes: Record<string, string | number | undefined>][];

interface LineIconProps {
  lines: Lines;
  /** Lets an element show one of two icons. */
  "data-icon"?: "play" | "pause" | undefined;
  className?: string | undefined;
}

/** Lines of an icon as SVG, by default 20 px and in the current colour. */
export function LineIcon({ lines, className, ...data }: LineIconProps) {
  return (
    <svg
      {...data}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("size-5 shrink-0 [stroke-width:var(--icon-line)]", className)}
    >
      {lines.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
