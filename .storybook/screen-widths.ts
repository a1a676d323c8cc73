import { firstTheme } from "./theme-switch.ts";

/** The widths at which every section is judged: in the toolbar, and by Chromatic. */
export const screenWidths = {
  phone: { name: "Celular · 360", styles: { width: "360px", height: "780px" } },
  tablet: { name: "Tableta · 768", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "Escritorio · 1280", styles: { width: "1280px", height: "800px" } },
};

/** The themes that Chromatic draws: the first one, and the dark one. */
const drawnThemes = [firstTheme, "night"];

/** Chromatic draws each story once in each mode, which names a width and a theme of the toolbar. */
export const chromaticModes = Object.fromEntries(
  drawnThemes.flatMap((theme) =>
    Object.keys(screenWidths).map((viewport) => [`${viewport} ${theme}`, { viewport, theme }]),
  ),
);
