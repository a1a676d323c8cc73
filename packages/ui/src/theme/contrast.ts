import { blend, type Color, clampRgb, parse, wcagContrast } from "culori";

/** Every colour token of a stylesheet that is written as `oklch(l c h)` or `oklch(l c h / alpha)`, by name. */
export function colorTokens(css: string): Map<string, Color> {
  const tokens = css.matchAll(/--color-([a-z-]+): (oklch\([^)]+\))/g);
  return new Map(
    [...tokens].flatMap(([, name = "", value = ""]) => {
      const color = parse(value);
      return color ? [[name, color]] : [];
    }),
  );
}

/** Contrast of a colour laid over a ground, from 1 to 21 (WCAG 2.2). Layers blend and are clipped in sRGB, as in browsers. */
export function contrast(front: Color, ground: Color): number {
  const [over, below] = [clampRgb(front), clampRgb(ground)];
  return wcagContrast(blend([below, over]), below);
}
