import type { Shape } from "./presets.ts";

type Properties = Readonly<Record<string, string>>;

/** Custom properties of each choice that differ from those of theme.css. */
export const fontProperties: Record<Shape["fonts"], Properties> = {
  fraunces: {},
  bricolage: {
    "--font-display":
      '"Bricolage Grotesque","Bricolage Fallback Arial","Bricolage Fallback Roboto","Bricolage Fallback Open Sans",sans-serif',
    "--font-weight-display": "600",
  },
  serif: {
    "--font-display":
      '"Source Serif 4","Source Serif Fallback Georgia","Source Serif Fallback Noto","Source Serif Fallback Open Sans",serif',
    "--font-text":
      '"Source Sans 3 Variable","Source Sans Fallback Arial","Source Sans Fallback Roboto","Source Sans Fallback Open Sans",sans-serif',
  },
  archivo: {
    "--font-display":
      '"Archivo","Archivo Fallback Arial","Archivo Fallback Roboto","Archivo Fallback Open Sans",sans-serif',
    "--font-weight-display": "600",
    "--font-text":
      '"Source Sans 3 Variable","Source Sans Fallback Arial","Source Sans Fallback Roboto","Source Sans Fallback Open Sans",sans-serif',
  },
  nunito: {
    "--font-display":
      '"Nunito","Nunito Fallback Arial","Nunito Fallback Roboto","Nunito Fallback Open Sans",sans-serif',
    "--font-weight-display": "700",
  },
};

export const radiusProperties: Record<Shape["radius"], Properties> = {
  sharp: { "--radius-small": "0", "--radius-card": "0", "--radius-full": "0", "--radius-button": "0" },
  soft: {},
  round: { "--radius-small": "1rem", "--radius-card": "2.25rem" },
};

export const densityProperties: Record<Shape["density"], Properties> = {
  roomy: {},
  compact: {
    "--spacing-section": "clamp(2.75rem, 6vw, 5.25rem)",
    "--spacing-gutter": "min(clamp(1.25rem, 3.5vw, 2.5rem), 5.6vw)",
    "--spacing-column": "clamp(24px, 4vw, 48px)",
    "--text-5xl": "min(clamp(2.5rem, 1.9rem + 2.7vw, 4.125rem), 12.3vw)",
    "--text-4xl": "min(clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem), 12vw)",
    "--text-3xl": "min(clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem), 11vw)",
  },
};
