import type { ColorRole } from "./palette.ts";

/** A colour, and the grounds that it stands on somewhere in the library. */
export type Pairing = readonly [front: ColorRole, grounds: readonly ColorRole[]];

/** Grounds of the page that carry text. */
const lightGrounds = [
  "surface-raised",
  "surface",
  "surface-alt",
  "info-soft",
  "action-soft",
  "positive-soft",
] as const;
const tinted = ["inverse-action", "inverse-info"] as const;
const dark = ["inverse", "inverse-raised", "inverse-info"] as const;

/** Text: 4.5 to 1 at least. */
export const textPairings: readonly Pairing[] = [
  ["text", [...lightGrounds, "surface-strong"]],
  ["text-soft", lightGrounds],
  ["action", lightGrounds],
  ["action-strong", [...lightGrounds, "surface-strong"]],
  ["info", lightGrounds],
  ["info-strong", lightGrounds],
  ["positive-strong", lightGrounds],
  ["urgent", ["surface-raised", "surface", "surface-alt", "info-soft"]],
  ["surface", ["text"]],
  ["on-brand", ["brand"]],
  ["on-action", ["action", "action-strong"]],
  ["on-info", ["info", "info-strong"]],
  ["on-positive", ["positive-strong"]],
  ["on-urgent", ["urgent"]],
  ["on-inverse", [...dark, ...tinted, "inverse-accent", "inverse-positive", "inverse-urgent", "scrim"]],
  ["on-inverse-soft", [...dark, ...tinted, "scrim"]],
  ["action-on-inverse", [...dark, "scrim"]],
  ["info-on-inverse", dark],
];

/** Controls, rings and large shapes: 3 to 1 at least. */
export const controlPairings: readonly Pairing[] = [
  ["info", lightGrounds],
  ["on-inverse", ["inverse", "inverse-raised"]],
  ["positive", ["surface", "surface-raised", "inverse"]],
  ["line-strong", ["surface", "surface-alt", "surface-raised", "info-soft"]],
  ["action", ["surface-strong"]],
  ["brand", [...lightGrounds, "surface-strong"]],
  ["brand-on-inverse", [...dark, "scrim"]],
];

/** The least contrast that WCAG 2.2 AA asks of each. */
export const leastContrast = { text: 4.5, control: 3 } as const;
