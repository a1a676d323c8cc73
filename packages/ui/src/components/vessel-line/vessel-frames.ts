/** The `viewBox` of each vessel line. A theme with another ornament finds the lines by it. */
export const vesselFrames = { divider: "0 -36 1440 72", underline: "0 -12 176 24" } as const;
