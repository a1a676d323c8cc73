import { formatHex } from "culori";

/** OKLCH: lightness 0–1, chroma, hue in degrees, as in the colour tokens of the site's theme. */
const colours = {
  ink: [0.24, 0.03, 270],
  paper: [0.985, 0.006, 85],
  bone: [0.955, 0.012, 80],
  artery: [0.51, 0.18, 24],
  vein: [0.45, 0.09, 245],
  veinMist: [0.94, 0.02, 235],
  lymph: [0.62, 0.09, 165],
  steel: [0.72, 0.012, 250],
  oak: [0.75, 0.045, 70],
} as const satisfies Record<string, readonly [lightness: number, chroma: number, hue: number]>;

export type ColourName = keyof typeof colours;

/** The colour as #rrggbb, with `lighter` added to its lightness and its chroma multiplied by `purity`. */
export function tint(name: ColourName, lighter = 0, purity = 1): string {
  const [lightness, chroma, h] = colours[name];
  const l = Math.max(0, Math.min(1, lightness + lighter));
  return formatHex({ mode: "oklch", l, c: chroma * purity, h });
}
