import { create } from "storybook/theming/create";

/**
 * Storybook's own screens in the product's colours. They are those of theme.css, in hexadecimal: Storybook mixes
 * colours itself and reads no oklch().
 */
const paper = "#fcfaf6";
const bone = "#f4efe7";
const boneDeep = "#e5ddd0";
const ink = "#1a1f2e";
const inkSoft = "#515561";
const artery = "#b7262e";
const vein = "#225984";
const white = "#ffffff";

const brand = `<span class="catalogue-brand"><img src="./imagenes/mark.svg" alt="" width="32" height="32"><span><strong>Consultorio</strong><small>Catálogo de diseños</small></span></span>`;

/** The theme of the sidebar, the toolbars and the docs. */
export const theme = create({
  base: "light",
  brandTitle: brand,
  brandUrl: "./",
  brandTarget: "_self",
  colorPrimary: artery,
  colorSecondary: vein,
  appBg: bone,
  appContentBg: paper,
  appPreviewBg: paper,
  appHoverBg: boneDeep,
  appBorderColor: boneDeep,
  appBorderRadius: 10,
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  textColor: ink,
  textMutedColor: inkSoft,
  textInverseColor: paper,
  barBg: paper,
  barTextColor: inkSoft,
  barHoverColor: artery,
  barSelectedColor: artery,
  buttonBg: white,
  buttonBorder: boneDeep,
  inputBg: white,
  inputBorder: "#8a8578",
  inputTextColor: ink,
  inputBorderRadius: 10,
});
