export type { Theme } from "@consultorio/content";
export { type BrandPalette, paletteFrom } from "./brand-palette.ts";
export { type ContrastProblem, checkTheme, themeProblems, weakPairings } from "./check-theme.ts";
export { isEmergencyRed } from "./emergency-red.ts";
export type { ColorRole, Palette } from "./palette.ts";
export { type ThemePreset, themes } from "./presets.ts";
export { themeCss } from "./theme-css.ts";
export { type ThemeLook, themeLook } from "./theme-look.ts";
