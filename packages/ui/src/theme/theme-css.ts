import type { Theme } from "@consultorio/content";
import { paletteFrom } from "./brand-palette.ts";
import { ornamentCss, ornamentMask } from "./ornament.ts";
import { firstPalette, type Palette } from "./palette.ts";
import { type Shape, type ThemePreset, themes } from "./presets.ts";
import { densityProperties, fontProperties, radiusProperties } from "./shapes.ts";

/** A complete theme. */
interface WholeTheme extends Shape {
  preset: ThemePreset;
  /** With the clinic's own colour where it has one that can be read; `checkTheme` says which cannot. */
  palette: Palette;
}

/** Fills in the values of a theme that its preset gives. */
export function wholeTheme(theme: Theme): WholeTheme {
  const preset = themes[theme.preset];
  const { fonts, radius, density, ornament } = preset;
  return { fonts, radius, density, ornament, ...given(theme), preset, palette: paletteOf(theme) };
}

function given({ fonts, radius, density, ornament }: Theme): Partial<Shape> {
  return {
    ...(fonts && { fonts }),
    ...(radius && { radius }),
    ...(density && { density }),
    ...(ornament && { ornament }),
  };
}

function paletteOf({ preset, brand = "" }: Theme): Palette {
  const { palette, dark } = themes[preset];
  if (brand === "") return palette;
  const result = paletteFrom(brand, palette, dark);
  return result.ok ? result.palette : palette;
}

/**
 * The stylesheet of a theme, for after theme.css: what differs from it as custom properties of `:root`, and the
 * ornament. Empty for the first preset as it is. Print keeps the colours of paper.
 * @param root the one selector that the theme is for
 */
export function themeCss(theme: Theme | undefined, root = ":root"): string {
  if (theme === undefined) return "";
  const { preset, palette, fonts, radius, density, ornament } = wholeTheme(theme);
  const colors = colorProperties(palette, firstPalette);
  const mask = ornamentMask(ornament);
  const scope = root === ":root" ? "" : `${root} `;
  const properties = {
    ...(preset.dark && { "color-scheme": "dark", "--shadow-float": darkShadow }),
    ...colors,
    ...preset.details,
    ...fontProperties[fonts],
    ...radiusProperties[radius],
    ...densityProperties[density],
    ...(mask !== "" && { "--vessel-mask": mask }),
  };
  return [
    rule(root, properties),
    ornamentCss(ornament, scope),
    preset.dark ? lightLogos(scope) + ownEdges(scope) + paperColors(root, colors) : "",
  ].join("");
}

const darkShadow = "0 1px 2px #0006, 0 14px 40px -12px #000000b3";

/** A logo that is drawn for light ground turns light, its hues stay; a white ground of its own turns dark with it. */
const lightLogos = (scope: string) =>
  `@media screen{${scope}[data-logo="light"]{filter:invert(1) hue-rotate(180deg);mix-blend-mode:screen}}`;

/** A colour that the clinic chose for a disc may be as dark as the page: an edge keeps it visible. */
const ownEdges = (scope: string) =>
  `@media screen{${scope}[data-section="Experience"] [style^="background-color"]{box-shadow:0 0 0 1px var(--color-line-strong)}}`;

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
