import type { FieldProblem, Theme } from "@consultorio/content";
import { paletteFrom } from "./brand-palette.ts";
import { contrastOf } from "./contrast.ts";
import { hexAdvice, hexColor } from "./hex-color.ts";
import { controlPairings, leastContrast, type Pairing, textPairings } from "./pairings.ts";
import type { ColorRole, Palette } from "./palette.ts";
import { presetOf } from "./presets.ts";

/** Two colours that cannot be told apart well enough. */
export interface ContrastProblem {
  /** The field of the theme that it comes from. */
  field: keyof Theme;
  front: ColorRole;
  ground: ColorRole;
  ratio: number;
  least: number;
  /** The closest colour of `field`, as `#rrggbb`, with which every pairing holds. */
  nearest: string;
}

/**
 * Every pairing of a theme that is below WCAG AA. Empty for every preset as it is.
 * Throws a `TypeError` for a `brand` that is no colour.
 */
export function checkTheme({ preset, brand = "" }: Theme): ContrastProblem[] {
  if (brand === "") return [];
  const color = hexColor(brand);
  if (color === null) throw new TypeError(`checkTheme: "${brand}" is no colour: ${hexAdvice}`);
  const { palette, dark } = presetOf(preset);
  const result = paletteFrom(color, palette, dark);
  if (result.ok) return [];
  const { problems, nearest } = result;
  return problems.map((problem) => ({ field: "brand", front: "action", nearest, ...problem }));
}

const groundNames: Partial<Record<ColorRole, string>> = {
  surface: "la página",
  "surface-alt": "las bandas",
  "surface-raised": "las tarjetas",
  "surface-strong": "los espacios sin imagen",
  "info-soft": "los recuadros de información",
  "positive-soft": "los avisos positivos",
};

/** The message for a person who saves a theme: the field, where it cannot be read and the nearest colour that can. */
export function themeProblems(theme: Theme): FieldProblem[] {
  const [worst, ...others] = checkTheme(theme).sort(
    (one, other) => one.ratio / one.least - other.ratio / other.least,
  );
  if (worst === undefined) return [];
  const { field, ground, ratio, least, nearest } = worst;
  const more = others.length === 1 ? "un fondo más" : `${others.length} fondos más`;
  const also = others.length === 0 ? "" : `, y tampoco alcanza sobre ${more}`;
  // Rounded up it could read as the least that it misses.
  const shownRatio = (Math.floor(ratio * 10) / 10).toFixed(1);
  const message =
    `Color propio: «${theme.brand}» sobre ${groundNames[ground] ?? ground} tiene un contraste de ${shownRatio} a 1 ` +
    `y necesita ${least} a 1${also}. El color más cercano que se lee bien es ${nearest}.`;
  return [{ path: field, message }];
}

/** The pairings of a palette that are below WCAG AA, as `front on ground`, with their contrast. */
export function weakPairings(palette: Palette): { front: ColorRole; ground: ColorRole; ratio: number }[] {
  const weak = (pairings: readonly Pairing[], least: number) =>
    pairings.flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrastOf(palette[front], palette[ground]);
        return ratio < least ? [{ front, ground, ratio }] : [];
      }),
    );
  return [...weak(textPairings, leastContrast.text), ...weak(controlPairings, leastContrast.control)];
}
