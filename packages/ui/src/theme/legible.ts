import { clampChroma, formatHex, formatHex8 } from "culori/fn";
import { contrast, parseColor } from "./contrast.ts";

/** Lightness from 0 to 1, chroma, hue in degrees. */
export type Tint = readonly [lightness: number, chroma: number, hue: number];

/**
 * A tint as CSS, with the most chroma up to its own that a screen can show. In hexadecimal, which phones of before 2023
 * know too.
 */
export function css([l, c, h]: Tint, alpha = 1): string {
  const shown = clampChroma({ mode: "oklch", l, c, h, alpha }, "oklch");
  return alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

/** A ground that a colour has to stand out from. */
export type Demand = readonly [other: string, least: number];

export const isLegible = (color: string, demands: readonly Demand[]): boolean =>
  demands.every(([other, least]) => contrast(parseColor(color), parseColor(other)) >= least);

const step = 0.005;

/**
 * The tint nearest to the wished one in lightness that meets every demand, going lighter or darker. Where none does, the
 * end of the scale: black or white. In hexadecimal.
 */
export function legible([l, c, h]: Tint, toward: "lighter" | "darker", demands: readonly Demand[]): string {
  const way = toward === "lighter" ? step : -step;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += way) {
    const color = css([lightness, c, h]);
    if (isLegible(color, demands)) return color;
  }
  return css([toward === "lighter" ? 1 : 0, 0, h]);
}
