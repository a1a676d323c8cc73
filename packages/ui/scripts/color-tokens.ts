import { type Color, parse } from "culori";

/** Every colour token of a stylesheet, by name. theme.css writes each as `oklch(l c h)` or `oklch(l c h / alpha)`. */
export function colorTokens(css: string): Map<string, Color> {
  const tokens = new Map<string, Color>();
  for (const [, name = "", value = ""] of css.matchAll(/--color-([a-z-]+): (oklch\([^)]+\))/g)) {
    const color = parse(value);
    if (color) tokens.set(name, color);
  }
  return tokens;
}
