import type { Theme } from "@consultorio/content";
import { themeCss } from "../theme/theme-css.ts";

interface ThemeStyleProps {
  theme: Theme | undefined;
}

/** The stylesheet of a site's theme; nothing for the first preset, whose values theme.css has. */
export function ThemeStyle({ theme }: ThemeStyleProps) {
  const css = themeCss(theme);
  return css === "" ? null : <style data-theme="">{css}</style>;
}
