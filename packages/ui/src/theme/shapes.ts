import type { Shape } from "./presets.ts";

type Properties = Readonly<Record<string, string>>;

/** Every custom property that a theme may set beside colours, with its value in theme.css. */
export const firstProperties: Properties = {
  "--font-display":
    '"Fraunces","Fraunces Fallback Georgia","Fraunces Fallback Noto","Fraunces Fallback Open Sans",serif',
  "--font-weight-display": "500",
  "--font-text":
    '"Figtree Variable","Figtree Fallback Arial","Figtree Fallback Roboto","Figtree Fallback Open Sans",sans-serif',
  "--radius-small": "0.625rem",
  "--radius-card": "1.25rem",
  "--radius-full": "9999px",
  "--radius-button": "9999px",
  "--spacing-section": "clamp(2.25rem, 6vw, 5rem)",
  "--spacing-gutter": "min(clamp(1.25rem, 4.5vw, 3rem), 5.6vw)",
  "--spacing-column": "clamp(32px, 5.2vw, 64px)",
  "--text-5xl": "min(clamp(2.75rem, 1.9185rem + 3.696vw, 4.875rem), 12.3vw)",
  "--text-4xl": "min(clamp(2.375rem, 1.837rem + 2.391vw, 3.75rem), 12vw)",
  "--text-3xl": "min(clamp(2rem, 1.6576rem + 1.522vw, 2.875rem), 11vw)",
  "--icon-line": "1.75",
  "--picture-tone": "none",
  "--shadow-float": "0 1px 2px oklch(0.24 0.03 270 / 0.06), 0 14px 40px -12px oklch(0.24 0.03 270 / 0.24)",
  "--ornament": "initial",
  "--ornament-path": "inline",
  "--ornament-background": "initial",
  "--ornament-mask": "initial",
  "--ornament-border": "initial",
  "--ornament-width": "initial",
  "--ornament-height": "initial",
  "--ornament-line-height": "initial",
  "--vessel-mask": "var(--vessel-drawing)",
};

/** Custom properties of each choice that differ from {@link firstProperties}. */
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
    "--spacing-section": "clamp(2rem, 4.5vw, 3.75rem)",
    "--spacing-gutter": "min(clamp(1.25rem, 3.5vw, 2.5rem), 5.6vw)",
    "--spacing-column": "clamp(24px, 4vw, 48px)",
    "--text-5xl": "min(clamp(2.5rem, 1.9rem + 2.7vw, 4.125rem), 12.3vw)",
    "--text-4xl": "min(clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem), 12vw)",
    "--text-3xl": "min(clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem), 11vw)",
  },
};
