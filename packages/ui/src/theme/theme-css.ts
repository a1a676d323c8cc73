import type { Theme } from "@consultorio/content";
import { warnInDevelopment } from "../messages/warn-in-development.ts";
import { paletteFrom } from "./brand-palette.ts";
import { hexAdvice, hexColor } from "./hex-color.ts";
import { ornamentProperties } from "./ornament.ts";
import { firstPalette, type Palette } from "./palette.ts";
import { presetOf, type Shape, type ThemePreset } from "./presets.ts";
import { densityProperties, firstProperties, fontProperties, radiusProperties } from "./shapes.ts";

/** A complete theme. */
interface WholeTheme extends Shape {
  preset: ThemePreset;
  /** With the clinic's own colour, or the nearest that can be read; `checkTheme` says which cannot. */
  palette: Palette;
}

/** Fills in the values of a theme that its preset gives. */
export function wholeTheme(theme: Theme): WholeTheme {
  const preset = presetOf(theme.preset);
  const { fonts, radius, density, ornament } = preset;
  return {
    fonts,
    radius,
    density,
    ornament,
    ...given(theme),
    preset,
    palette: paletteOf(preset, theme.brand),
  };
}

function given({ fonts, radius, density, ornament }: Theme): Partial<Shape> {
  return {
    ...(fonts && { fonts }),
    ...(radius && { radius }),
    ...(density && { density }),
    ...(ornament && { ornament }),
  };
}

function paletteOf({ id, palette, dark }: ThemePreset, brand = ""): Palette {
  if (brand === "") return palette;
  const color = hexColor(brand);
  const warn = (what: string) =>
    warnInDevelopment(`@consultorio/ui: the colour "${brand}" is not used in the theme "${id}": ${what}`);
  if (color === null) {
    warn(hexAdvice);
    return palette;
  }
  const result = paletteFrom(color, palette, dark);
  if (result.ok) return result.palette;
  warn(`text in it would be hard to read. The nearest that works, ${result.nearest}, is drawn.`);
  const nearest = paletteFrom(result.nearest, palette, dark);
  return nearest.ok ? nearest.palette : palette;
}

/**
 * The stylesheet of a theme, for after theme.css: custom properties. For `:root` it holds what differs
 * from theme.css, and nothing for the first preset as it is. For another root it holds everything, so that no value of a
 * theme around it stays. Print keeps the colours of paper. In development it warns of a preset or a colour that it
 * cannot use; in place of a colour that is hard to read it draws the nearest that is not.
 * @param root the one selector that the theme is for: `.clinic`, or `[data-section]` where the host has `styles.css`
 */
export function themeCss(theme: Theme | undefined, root = ":root"): string {
  if (theme === undefined) return "";
  const isWhole = root !== ":root";
  const { preset, palette, fonts, radius, density, ornament } = wholeTheme(theme);
  const colors = colorProperties(palette, isWhole ? {} : firstPalette);
  const scope = isWhole ? `${root} ` : "";
  const properties = {
    ...(isWhole && { "color-scheme": "light", ...firstProperties }),
    ...(preset.dark && { "color-scheme": "dark", "--shadow-float": darkShadow }),
    ...colors,
    ...detailsOf(preset, radius),
    ...fontProperties[fonts],
    ...radiusProperties[radius],
    ...densityProperties[density],
    ...ornamentProperties[ornament],
  };
  return [
    rule(root, properties),
    preset.dark ? lightLogos(scope) + ownEdges(root) + paperColors(root, colors) : "",
  ].join("");
}

/** The preset's details. Its own corners of buttons go with its radius. */
function detailsOf({ details, radius }: ThemePreset, chosen: Shape["radius"]): Record<string, string> {
  const { "--radius-button": corners, ...others } = details;
  return corners === undefined || chosen !== radius ? others : { ...others, "--radius-button": corners };
}

const darkShadow = "0 1px 2px #0006, 0 14px 40px -12px #000000b3";

/** A logo that is drawn for light ground turns light, its hues stay; a white ground of its own turns dark with it. */
const lightLogos = (scope: string) =>
  `@media screen{${scope}[data-logo="light"]{filter:invert(1) hue-rotate(180deg);mix-blend-mode:screen}}`;

/** A colour that the clinic chose for a disc may be as dark as the page: an edge keeps it visible. */
const ownEdges = (root: string) => {
  const within = root === ":root" ? "" : `:is(${root},${root} *)`;
  return `@media screen{[data-section="Experience"]${within} [style^="background-color"]{box-shadow:0 0 0 1px var(--color-line-strong)}}`;
};

/** On paper a dark theme has the first theme's colours. */
const paperColors = (root: string, colors: Record<string, string>) =>
  `@media print{${rule(
    root,
    Object.fromEntries(Object.entries(colorProperties(firstPalette, {})).filter(([name]) => name in colors)),
  )}}`;

function colorProperties(palette: Palette, base: Partial<Palette>): Record<string, string> {
  const baseColors: Partial<Record<string, string>> = base;
  return Object.fromEntries(
    Object.entries(palette).flatMap(([role, value]) =>
      baseColors[role] === value ? [] : [[`--color-${role}`, value]],
    ),
  );
}

function rule(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? "" : `${selector}{${declarations.join(";")}}`;
}
