import type { Theme } from "@consultorio/content";
import { formatHex } from "culori";
import { parseColor } from "./contrast.ts";
import type { ColorRole } from "./palette.ts";
import type { Shape } from "./presets.ts";
import { wholeTheme } from "./theme-css.ts";

/** A theme for what reads no stylesheet, such as a picture. */
export interface ThemeLook {
  dark: boolean;
  ornament: Shape["ornament"];
  /** As `#rrggbb`. A colour that lets its ground through comes without its transparency. */
  color: (role: ColorRole) => string;
}

/** The colours and the ornament of a theme; those of the first preset where there is no theme. */
export function themeLook(theme: Theme = { preset: "flow" }): ThemeLook {
  const { preset, palette, ornament } = wholeTheme(theme);
  return { dark: preset.dark, ornament, color: (role) => formatHex(parseColor(palette[role])) };
}
