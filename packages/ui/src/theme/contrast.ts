import {
  blend,
  type Color,
  clampRgb,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as register,
  wcagContrast,
} from "culori/fn";

// A bundle has the colour spaces that themes are written and measured in, of the forty that culori knows.
register(modeRgb);
register(modeLrgb);
const toOklch = register(modeOklch);

/** Contrast of a colour laid over a ground, from 1 to 21 (WCAG 2.2). Browsers clip to sRGB and blend layers in it. */
export function contrast(front: Color, ground: Color): number {
  const below = clampRgb(ground);
  return wcagContrast(blend([below, clampRgb(front)]), below);
}

/** The colour that a CSS text names. Throws where it names none. */
export function parseColor(text: string): Color {
  const color = parse(text);
  if (color === undefined) throw new Error(`"${text}" is no CSS colour.`);
  return color;
}

/** A CSS colour in OKLCH. Throws where the text names none. */
export const oklchOf = (color: string): Oklch => toOklch(parseColor(color));

/** As `contrast`, of two CSS colours. */
export const contrastOf = (front: string, ground: string): number =>
  contrast(parseColor(front), parseColor(ground));
