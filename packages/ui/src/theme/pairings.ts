/** A colour, and the grounds that it stands on somewhere in the library. */
export type Pairing = readonly [front: string, grounds: readonly string[]];

const light = ["surface-raised", "surface", "surface-alt", "info-soft", "action-soft", "positive-soft"];
const dark = ["inverse", "inverse-raised", "info-strong"];

/** Text: 4.5 to 1 at least. */
export const textPairings: readonly Pairing[] = [
  ["text", [...light, "surface-strong"]],
  ["text-soft", light],
  ["action", light],
  ["action-strong", [...light, "surface-strong"]],
  ["info", light],
  ["info-strong", light],
  ["positive-strong", light],
  ["urgent", ["surface-raised", "surface", "surface-alt"]],
  ["on-action", ["action", "action-strong"]],
  ["on-info", ["info", "info-strong"]],
  ["on-positive", ["positive-strong"]],
  ["on-urgent", ["urgent"]],
  ["on-inverse", [...dark, "scrim"]],
  ["on-inverse-soft", [...dark, "action-strong", "scrim"]],
  ["action-on-inverse", [...dark, "scrim"]],
  ["info-on-inverse", dark],
];

/** Controls, rings and large shapes: 3 to 1 at least. */
export const controlPairings: readonly Pairing[] = [
  ["info", light],
  ["on-inverse", ["inverse", "inverse-raised"]],
  ["positive", ["surface", "surface-raised", "inverse"]],
  ["line-strong", ["surface", "surface-alt", "surface-raised"]],
  ["action", ["surface-strong"]],
];

/** The least contrast that WCAG 2.2 AA asks of each. */
export const leastContrast = { text: 4.5, control: 3 } as const;
