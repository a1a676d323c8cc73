import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  NativeSelect,
  Switch,
} from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { createElement } from "react";

/** Ten steps from a mist to a deep shade, around a token of the section library at step 6. */
const shades = (hue: number, chroma: number, base: number): MantineColorsTuple => {
  const shade = (lightness: number, share: number) =>
    `oklch(${lightness} ${(chroma * share).toFixed(3)} ${hue})`;
  return [
    shade(0.965, 0.14),
    shade(0.94, 0.22),
    shade(0.88, 0.4),
    shade(0.79, 0.62),
    shade(0.68, 0.85),
    shade(0.56, 0.95),
    shade(base, 1),
    shade(base - 0.06, 0.95),
    shade(base - 0.12, 0.88),
    shade(base - 0.17, 0.8),
  ];
};

/** Smallest height of anything that is pressed. */
const target = "48px";

export const theme = createTheme({
  primaryColor: "vein",
  primaryShade: 6,
  colors: {
    gray: shades(80, 0.014, 0.52),
    vein: shades(245, 0.09, 0.45),
    urgent: shades(28, 0.2, 0.48),
    lymph: shades(168, 0.075, 0.43),
  },
  white: "oklch(1 0 0)",
  black: "oklch(0.24 0.03 270)",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "ui-monospace, monospace",
  headings: { fontFamily: "var(--font-display)", fontWeight: "480" },
  fontSizes: { xs: "0.875rem", sm: "0.9375rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  defaultRadius: "md",
  radius: { md: "12px", lg: "20px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  components: {
    Input: Input.extend({
      defaultProps: { size: "md" },
      vars: () => ({ wrapper: { "--input-height": target, "--input-padding": "0.875rem" } }),
    }),
    InputWrapper: Input.Wrapper.extend({
      // A message below its control would lift it above its neighbours of the row.
      defaultProps: { size: "md", inputWrapperOrder: ["label", "description", "error", "input"] },
    }),
    Button: Button.extend({
      defaultProps: { size: "md", radius: "xl" },
      vars: () => ({ root: { "--button-height": target } }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: "subtle", color: "vein", radius: "xl" },
      vars: () => ({ root: { "--ai-size": target } }),
    }),
    NativeSelect: NativeSelect.extend({
      defaultProps: { rightSection: createElement(ChevronDown, { size: 20, "aria-hidden": true }) },
    }),
    Switch: Switch.extend({ defaultProps: { size: "md", withThumbIndicator: false } }),
  },
});

/** Text, ground and lines come from the section library's tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "var(--color-surface)",
    "--mantine-color-text": "var(--color-text)",
    "--mantine-color-dimmed": "var(--color-text-soft)",
    "--mantine-color-placeholder": "var(--color-text-soft)",
    "--mantine-color-error": "var(--color-urgent)",
    "--mantine-color-default": "var(--color-surface-raised)",
    "--mantine-color-default-hover": "var(--color-surface-alt)",
    "--mantine-color-default-border": "var(--color-line-strong)",
    "--input-bd": "var(--color-line-strong)",
  },
  dark: {},
});
