import { type ThemePreset, themes } from "../packages/ui/src/theme/presets.ts";
import { themeCss } from "../packages/ui/src/theme/theme-css.ts";

/** The first theme, whose values theme.css has. */
export const firstTheme = "flow";

/** The options of the toolbar. A story's address chooses one with `globals=theme:<id>`. */
export const themeIds = Object.keys(themes);

/** The element that holds the theme's stylesheet; the contact sheets write into it. */
export const styleId = "catalogue-theme";

const isTheme = (id: unknown): id is ThemePreset["id"] => typeof id === "string" && id in themes;

/** Gives the canvas the theme of that id; the first one for any other value. */
export function showTheme(id: unknown): void {
  const css = isTheme(id) ? themeCss({ preset: id }) : "";
  const existing = document.getElementById(styleId);
  const style = existing ?? document.createElement("style");
  style.id = styleId;
  if (style.textContent !== css) style.textContent = css;
  // Last in the head: after every stylesheet that a page of docs brings.
  if (existing === null) document.head.append(style);
}
