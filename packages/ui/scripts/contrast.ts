import { blend, type Color, clampRgb, parse, wcagContrast } from "culori";

/** Every colour token of a stylesheet, by name. theme.css writes each as `oklch(l c h)` or `oklch(l c h / alpha)`. */
export function colorTokens(css: string): Map<string, Color> {
  const tokens = new Map<string, Color>();
  for (const [, name = "", value = ""] of css.matchAll(/--color-([a-z-]+): (oklch\([^)]+\))/g)) {
    const color = parse(value);
    if (color) tokens.set(name, color);
  }
  return tokens;
}

/** Contrast of a colour laid over a ground, from 1 to 21 (WCAG 2.2). Browsers clip to sRGB and blend layers in it. */
export function contrast(front: Color, ground: Color): number {
  const below = clampRgb(ground);
  return wcagContrast(blend([below, clampRgb(front)]), below);
}
