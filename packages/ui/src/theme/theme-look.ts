import type { Theme } from "@consultorio/content";
import { formatHex } from "culori/fn";
import { parseColor } from "./contrast.ts";
import type { ColorRole } from "./palette.ts";
import type { Shape } from "./presets.ts";
import { fontProperties } from "./shapes.ts";
import { wholeTheme } from "./theme-css.ts";

/** A theme for drawings without a stylesheet, such as a picture. */
export interface ThemeLook {
  dark: boolean;
  ornament: Shape["ornament"];
  /** The font families of headings and of text, as CSS has them; empty for those of theme.css. */
  fonts: { display: string; text: string };
  radius: Shape["radius"];
  /** As `#rrggbb`. A colour that lets its ground through comes without its transparency. */
  color: (role: ColorRole) => string;
}

/** The colours and the ornament of a theme; those of the first preset where there is no theme. */
export function themeLook(theme: Theme = { preset: "flow" }): ThemeLook {
  const { preset, palette, ornament, fonts, radius } = wholeTheme(theme);
  const { "--font-display": display = "", "--font-text": text = "" } = fontProperties[fonts];
  return {
    dark: preset.dark,
    ornament,
    fonts: { display, text },
    radius,
    color: (role) => formatHex(parseColor(palette[role])),
  };
}
