import type { Shape } from "./presets.ts";

type Properties = Readonly<Record<string, string>>;

const wave =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='M0 12C8 4 16 4 24 12S40 20 48 12'/%3E%3C/svg%3E\")";

/** No vessel in the line, and none in the place of a missing picture. */
const noVessel = { "--ornament-path": "none", "--vessel-mask": "none" };

/**
 * The custom properties of each ornament, which vessel-line.css reads: under a heading it has a width of its own, and across
 * a section it may have another height.
 */
export const ornamentProperties: Record<Shape["ornament"], Properties> = {
  vessel: {},
  none: { "--ornament": "none", "--vessel-mask": "none" },
  rule: {
    ...noVessel,
    "--ornament-background": "currentColor",
    "--ornament-width": "4rem",
    "--ornament-height": ".375rem",
    "--ornament-line-height": "1px",
  },
  double: { ...noVessel, "--ornament-border": "1px solid", "--ornament-height": ".375rem" },
  wave: {
    ...noVessel,
    "--ornament-background": "currentColor",
    "--ornament-mask": `${wave} 0 50%/2.5rem 1.25rem repeat-x`,
    "--ornament-width": "6rem",
    "--ornament-height": "1.25rem",
    "--vessel-mask": wave,
  },
  dots: {
    ...noVessel,
    "--ornament-background":
      "radial-gradient(circle,currentColor .25rem,#0000 .28rem) 0 50%/1.125rem .625rem repeat-x",
    "--ornament-width": "5.5rem",
    "--ornament-height": ".625rem",
  },
};
