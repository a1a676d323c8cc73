import { emergencyHue } from "./emergency-red.ts";
import { css, type Demand, legible, type Tint } from "./legible.ts";
import { leastContrast } from "./pairings.ts";
import type { ColorRole, Palette } from "./palette.ts";

/** The source of a palette: a few tints, from which all others follow. */
export interface Seeds {
  /** Light text on dark pages. */
  dark: boolean;
  /** Ground of the page. */
  paper: Tint;
  /** Chroma and hue of text and lines. */
  ink: readonly [chroma: number, hue: number];
  /** The dark ground of bands and footers, dark in every theme. */
  inverse: Tint;
  /** Of the logo and of decoration. Default: `action`. */
  brand?: Tint;
  /** No red: see `isEmergencyRed`. */
  action: Tint;
  info: Tint;
}

const { text: readable, control: visible } = leastContrast;
const onAll = (grounds: readonly string[], least: number = readable): Demand[] =>
  grounds.map((ground) => [ground, least]);

type Part<Role extends ColorRole> = Pick<Palette, Role>;
type Soft = "action-soft" | "info-soft" | "positive-soft";
type Surfaces = Part<"surface" | "surface-alt" | "surface-strong" | "surface-raised" | Soft>;

const positiveHue = 165;

/** The quiet ground of a colour. */
const softOf = (dark: boolean, [, chroma, hue]: Tint): string =>
  css(dark ? [0.285, Math.min(chroma, 0.035), hue] : [0.945, Math.min(chroma, 0.022), hue]);

function surfacesOf({ dark, paper, action, info }: Seeds): Surfaces {
  const [l, c, h] = paper;
  return {
    surface: css(paper),
    // A band lies deeper than the page, so that cards in the page's colour stand out of it, on dark pages too.
    "surface-alt": css([l - 0.034, c * 1.25, h]),
    "surface-strong": dark ? css([l + 0.09, c * 1.3, h]) : css([l - 0.085, c * 1.8, h]),
    "surface-raised": dark ? css([l + 0.05, c * 1.2, h]) : css([1, 0, h]),
    "action-soft": softOf(dark, action),
    "info-soft": softOf(dark, info),
    "positive-soft": softOf(dark, [0, 0.1, positiveHue]),
  };
}

const grounds = (surfaces: Surfaces) => [
  surfaces["surface-raised"],
  surfaces.surface,
  surfaces["surface-alt"],
  surfaces["info-soft"],
  surfaces["action-soft"],
  surfaces["positive-soft"],
];

function textOf({ dark, ink: [c, h] }: Seeds, surfaces: Surfaces) {
  const toward = dark ? "lighter" : "darker";
  const all = grounds(surfaces);
  const edges = onAll([surfaces.surface, surfaces["surface-alt"], surfaces["surface-raised"]], visible);
  return {
    text: legible([dark ? 0.95 : 0.24, c, h], toward, onAll([...all, surfaces["surface-strong"]])),
    "text-soft": legible([dark ? 0.76 : 0.45, c * 0.7, h], toward, onAll(all)),
    line: css([dark ? 0.95 : 0.24, c, h], dark ? 0.16 : 0.13),
    "line-strong": legible([dark ? 0.6 : 0.6, c * 0.7, h], toward, edges),
  };
}

/** Colours for a hue: as text, as a background, and the text on that background. */
function hueOf(tint: Tint, dark: boolean, surfaces: Surfaces) {
  const toward = dark ? "lighter" : "darker";
  const [l, c, h] = tint;
  const on = dark ? css([0.17, 0.02, h]) : css([1, 0, h]);
  const all = [...onAll(grounds(surfaces)), [on, readable] as const];
  const shape: Demand = [surfaces["surface-strong"], visible];
  const strong: Demand = [surfaces["surface-strong"], readable];
  return {
    base: legible(tint, toward, [...all, shape]),
    strong: legible([dark ? l + 0.09 : l - 0.14, c * 0.8, h], toward, [...all, strong]),
    on,
  };
}

/** The dark grounds, and the colours on them. */
function inverseOf({ paper, inverse, action, brand = action, info, dark }: Seeds) {
  const [l, c, h] = inverse;
  const light = css([0.98, 0.008, paper[2]]);
  const ground = ([, chroma, hue]: Tint, from: number, mostChroma = 0.13) =>
    legible([from, Math.min(chroma, mostChroma), hue], "darker", onAll([light, css([0.86, 0, 0])]));
  // Tiles lie on it beside `inverse-positive`: a second colour that is a green too goes darker than that.
  const accent = Math.abs(info[2] - positiveHue) < 30 ? 0.3 : 0.44;
  const inverses = {
    inverse: css(inverse),
    "inverse-raised": css([l + 0.06, c * 1.1, h]),
    "inverse-action": ground(action, 0.37),
    "inverse-accent": ground(info, accent),
    "inverse-info": ground(info, 0.33),
    "inverse-positive": ground([0, 0.075, positiveHue], 0.42),
    "inverse-urgent": ground([0, 0.2, emergencyHue], 0.46, 0.2),
  };
  const scrim = css(dark ? [0.17, c, h] : [0.24, Math.min(c, 0.03), h]);
  const plain = [inverses.inverse, inverses["inverse-raised"], inverses["inverse-info"]];
  const quiet = [...plain, inverses["inverse-action"], scrim];
  const onInverse = ([, chroma, hue]: Tint) =>
    legible([0.78, Math.min(chroma, 0.13), hue], "lighter", onAll([...plain, scrim]));
  return {
    ...inverses,
    "on-inverse": light,
    "on-inverse-soft": legible([0.83, 0.014, paper[2]], "lighter", onAll(quiet)),
    "line-on-inverse": css([0.98, 0.008, paper[2]], 0.2),
    "brand-on-inverse": onInverse(brand),
    "action-on-inverse": onInverse(action),
    "info-on-inverse": legible([0.8, Math.min(info[1], 0.08), info[2]], "lighter", onAll(plain)),
    scrim,
    backdrop: css([dark ? 0.1 : 0.2, Math.min(c, 0.03), h], 0.72),
    plate: css([1, 0, 0]),
  };
}

/** A palette whose pairings all meet WCAG AA: each colour is moved in lightness until it does. */
export function derivePalette(seeds: Seeds): Palette {
  const { dark, action, brand = action, info } = seeds;
  const surfaces = surfacesOf(seeds);
  const inverse = inverseOf(seeds);
  const toward = dark ? "lighter" : "darker";
  const hues = {
    brand: hueOf(brand, dark, surfaces),
    action: hueOf(action, dark, surfaces),
    info: hueOf(info, dark, surfaces),
    positive: hueOf([dark ? 0.78 : 0.43, 0.09, positiveHue], dark, surfaces),
    urgent: hueOf([dark ? 0.76 : 0.48, dark ? 0.13 : 0.2, emergencyHue], dark, surfaces),
  };
  const shapes = onAll([surfaces.surface, surfaces["surface-raised"], inverse.inverse], visible);
  return {
    ...surfaces,
    ...textOf(seeds, surfaces),
    ...inverse,
    brand: hues.brand.base,
    "on-brand": hues.brand.on,
    action: hues.action.base,
    "action-strong": hues.action.strong,
    "on-action": hues.action.on,
    info: hues.info.base,
    "info-strong": hues.info.strong,
    "on-info": hues.info.on,
    positive: legible([dark ? 0.74 : 0.62, 0.1, positiveHue], toward, shapes),
    "positive-strong": hues.positive.base,
    "on-positive": hues.positive.on,
    urgent: hues.urgent.base,
    "on-urgent": hues.urgent.on,
  };
}
