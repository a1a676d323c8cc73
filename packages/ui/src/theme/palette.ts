/** The colours of the first theme, by role: those of theme.css. */
export const firstPalette = {
  surface: "oklch(0.985 0.006 85)",
  "surface-alt": "oklch(0.955 0.012 80)",
  "surface-strong": "oklch(0.9 0.02 78)",
  "surface-raised": "oklch(1 0 0)",
  text: "oklch(0.24 0.03 270)",
  "text-soft": "oklch(0.45 0.02 270)",
  line: "oklch(0.24 0.03 270 / 0.12)",
  "line-strong": "oklch(0.24 0.03 270 / 0.55)",
  inverse: "oklch(0.24 0.03 270)",
  "inverse-raised": "oklch(0.3 0.034 268)",
  "on-inverse": "oklch(0.985 0.006 85)",
  "on-inverse-soft": "oklch(0.83 0.014 80)",
  "line-on-inverse": "oklch(0.985 0.006 85 / 0.2)",
  "inverse-action": "oklch(0.33 0.07 250)",
  "inverse-accent": "oklch(0.4 0.055 75)",
  "inverse-info": "oklch(0.33 0.07 250)",
  "inverse-positive": "oklch(0.43 0.075 168)",
  "inverse-urgent": "oklch(0.48 0.2 28)",
  brand: "oklch(0.51 0.18 24)",
  "brand-on-inverse": "oklch(0.76 0.11 30)",
  "on-brand": "oklch(1 0 0)",
  action: "oklch(0.45 0.09 245)",
  "action-strong": "oklch(0.33 0.07 250)",
  "action-soft": "oklch(0.94 0.02 235)",
  "action-on-inverse": "oklch(0.8 0.06 235)",
  "on-action": "oklch(1 0 0)",
  info: "oklch(0.45 0.09 245)",
  "info-strong": "oklch(0.33 0.07 250)",
  "info-soft": "oklch(0.94 0.02 235)",
  "info-on-inverse": "oklch(0.8 0.06 235)",
  "on-info": "oklch(1 0 0)",
  positive: "oklch(0.62 0.09 165)",
  "positive-strong": "oklch(0.43 0.075 168)",
  "positive-soft": "oklch(0.95 0.022 165)",
  "on-positive": "oklch(1 0 0)",
  urgent: "oklch(0.48 0.2 28)",
  "on-urgent": "oklch(1 0 0)",
  plate: "oklch(1 0 0)",
  scrim: "oklch(0.24 0.03 270)",
  backdrop: "oklch(0.2 0.03 270 / 0.72)",
};

/** The role of a colour. Components name roles and no pigments. */
export type ColorRole = keyof typeof firstPalette;

/** A CSS colour for every role. */
export type Palette = Readonly<Record<ColorRole, string>>;
