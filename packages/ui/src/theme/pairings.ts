/** A colour, and the grounds that it stands on somewhere in the library. */
export type Pairing = readonly [front: string, grounds: readonly string[]];

const light = ["white", "paper", "bone", "vein-mist", "artery-mist", "lymph-mist"];

/** Text: 4.5 to 1 at least. */
export const textPairings: readonly Pairing[] = [
  ["ink", [...light, "bone-deep"]],
  ["ink-soft", light],
  ["artery", light],
  ["artery-deep", [...light, "bone-deep"]],
  ["vein", light],
  ["vein-deep", light],
  ["lymph-deep", light],
  ["urgent", ["white", "paper", "bone"]],
  ["white", ["artery", "artery-deep", "vein", "vein-deep", "lymph-deep", "urgent", "ink"]],
  ["paper", ["ink", "ink-raised", "artery", "artery-deep", "vein", "vein-deep", "lymph-deep"]],
  ["bone", ["ink", "ink-raised", "vein-deep"]],
  ["on-dark-soft", ["ink", "ink-raised", "vein-deep", "artery-deep"]],
  ["artery-glow", ["ink", "ink-raised", "vein-deep"]],
  ["vein-glow", ["ink", "ink-raised", "vein-deep"]],
];

/** Controls, rings and large shapes: 3 to 1 at least. */
export const controlPairings: readonly Pairing[] = [
  ["vein", light],
  ["paper", ["ink", "ink-raised"]],
  ["lymph", ["paper", "white", "ink"]],
  ["line-strong", ["paper", "bone", "white"]],
  ["artery", ["bone-deep"]],
];

/** The least contrast that WCAG 2.2 AA asks of each. */
export const leastContrast = { text: 4.5, control: 3 } as const;
