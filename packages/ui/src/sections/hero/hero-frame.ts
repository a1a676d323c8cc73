import type { CSSProperties } from "react";

/** Hands the editor's height in pixels to the stylesheet, which applies it on wide screens as a minimum. */
export function heroHeight(pixels: number): CSSProperties {
  const style: Record<string, string> = { "--hero-height": `${pixels}px` };
  return style;
}
