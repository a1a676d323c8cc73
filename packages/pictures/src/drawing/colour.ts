/** Lightness 0–1, chroma, hue in degrees: the same notation as the site's colour tokens. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The tokens of the site's theme that pictures are made of, and the clay's own skin and plaque. */
export const colours = {
  ink: [0.24, 0.03, 270],
  paper: [0.985, 0.006, 85],
  bone: [0.955, 0.012, 80],
  artery: [0.51, 0.18, 24],
  arteryDeep: [0.36, 0.13, 22],
  vein: [0.45, 0.09, 245],
  veinMist: [0.94, 0.02, 235],
  lymph: [0.62, 0.09, 165],
  skin: [0.83, 0.05, 55],
  rose: [0.8, 0.075, 35],
  pale: [0.92, 0.012, 90],
  plaque: [0.86, 0.085, 85],
  clot: [0.34, 0.1, 15],
  steel: [0.72, 0.012, 250],
  ghost: [0.86, 0.012, 60],
  oak: [0.75, 0.045, 70],
  kidney: [0.52, 0.11, 28],
} as const satisfies Record<string, Oklch>;

export type ColourName = keyof typeof colours;

/** The colour with `lighter` added to its lightness and its chroma multiplied by `purity`, as #rrggbb. */
export function tint(name: ColourName, lighter = 0, purity = 1): string {
  const [lightness, chroma, hue] = colours[name];
  return hex([Math.max(0, Math.min(1, lightness + lighter)), chroma * purity, hue]);
}

/** oklch to sRGB, channels clipped (B. Ottosson's matrices). */
export function hex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((linear) => channel(linear).toString(16).padStart(2, "0"))
    .join("")}`;
}

function channel(linear: number): number {
  const clipped = Math.max(0, Math.min(1, linear));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
