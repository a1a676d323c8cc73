import type { IconNode } from "lucide";
import { createElement } from "react";
import { cn } from "../class-names/class-names.ts";

interface LineIconProps {
  lines: IconNode;
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
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("size-5 shrink-0", className)}
    >
      {lines.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
