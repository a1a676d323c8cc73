import type { Oklch } from "culori/fn";
import { contrastOf, oklchOf } from "./contrast.ts";
import { isEmergencyRed } from "./emergency-red.ts";
import { css, type Demand, isLegible, legible } from "./legible.ts";
import { leastContrast } from "./pairings.ts";
import type { Palette } from "./palette.ts";

const { text: readable, control: visible } = leastContrast;

/** Grounds of the page that a colour of action has to be read on. */
const pageGrounds = ["surface-raised", "surface", "surface-alt", "info-soft", "positive-soft"] as const;

/** A ground on which a brand colour cannot be read. */
interface BrandProblem {
  ground: (typeof pageGrounds)[number] | "surface-strong";
  /** The contrast, and the least that is allowed. */
  ratio: number;
  least: number;
}

export type BrandPalette =
  | { ok: true; palette: Palette }
  /** `nearest` is the closest colour, as `#rrggbb`, that can be read everywhere. */
  | { ok: false; problems: BrandProblem[]; nearest: string };

/**
 * A palette with a clinic's own colour for its logo and its actions, exactly as given; every pairing meets WCAG AA. A
 * colour that the page's grounds do not carry is refused with the nearest one that they do: nothing is changed silently.
 * A red is for the logo alone: the actions keep the colour of `base`, because a red button is an emergency.
 * @param brand as `#rrggbb`
 * @param base the palette whose other colours stay
 * @param dark whether `base` has light text on dark grounds
 */
export function paletteFrom(brand: string, base: Palette, dark = false): BrandPalette {
  const demands = pageDemands(base);
  if (isLegible(brand, demands)) return { ok: true, palette: withBrand(brand, base, dark) };
  const problems = [...pageGrounds, "surface-strong" as const].flatMap((ground) => {
    const least = ground === "surface-strong" ? visible : readable;
    const ratio = contrastOf(brand, base[ground]);
    return ratio < least ? [{ ground, ratio, least }] : [];
  });
  const { l, c, h = 0 } = oklchOf(brand);
  return { ok: false, problems, nearest: legible([l, c, h], dark ? "lighter" : "darker", demands) };
}

const pageDemands = (base: Palette): Demand[] => [
  ...pageGrounds.map((ground): Demand => [base[ground], readable]),
  [base["surface-strong"], visible],
];

/** Colour of the text on a ground in the brand's hue. */
const textOn = (hue: number, dark: boolean): string => (dark ? css([0.17, 0.02, hue]) : "#ffffff");

/** A colour of the same hue that can be read as text on the dark grounds. */
const onInverse = ({ c, h = 0 }: Oklch, base: Palette): string =>
  legible(
    [0.78, Math.min(c, 0.13), h],
    "lighter",
    [base.inverse, base["inverse-raised"], base["inverse-info"], base.scrim].map((ground) => [
      ground,
      readable,
    ]),
  );

function withBrand(brand: string, base: Palette, dark: boolean): Palette {
  const color = oklchOf(brand);
  const palette = {
    ...base,
    brand,
    "on-brand": textOn(color.h ?? 0, dark),
    "brand-on-inverse": onInverse(color, base),
  };
  return isEmergencyRed(brand) ? palette : withAction(brand, palette, dark);
}

function withAction(brand: string, base: Palette, dark: boolean): Palette {
  const { l, c, h = 0 } = oklchOf(brand);
  const toward = dark ? "lighter" : "darker";
  const away = dark ? "darker" : "lighter";
  const onAction = textOn(h, dark);
  const soft = softGround(dark ? [0.285, Math.min(c, 0.035), h] : [0.945, Math.min(c, 0.022), h], away, {
    ...base,
    action: brand,
  });
  const strong = legible([dark ? l + 0.09 : l - 0.14, c * 0.8, h], toward, [
    ...pageDemands(base),
    [soft, readable],
    [base["surface-strong"], readable],
    [onAction, readable],
  ]);
  return {
    ...base,
    action: brand,
    "on-action": onAction,
    "action-soft": soft,
    "action-strong": strong,
    "action-on-inverse": base["brand-on-inverse"],
    "inverse-action": legible([0.37, Math.min(c, 0.13), h], "darker", [
      [base["on-inverse"], readable],
      [base["on-inverse-soft"], readable],
    ]),
  };
}

/** The quiet ground of the brand's colour, as far from the page's as every text on it allows. */
function softGround(tint: readonly [number, number, number], away: "lighter" | "darker", palette: Palette) {
  const fronts = ["text", "text-soft", "action", "info", "info-strong", "positive-strong"] as const;
  return legible(
    tint,
    away,
    fronts.map((front) => [palette[front], readable]),
  );
}
