import { oklchOf } from "./contrast.ts";

/** The hue of emergencies in every theme, in degrees of OKLCH. */
export const emergencyHue = 28;

/** How many degrees a hue may differ and still be that red: from raspberry to orange red. */
const hueTolerance = 35;

/** With less chroma a colour is grey, whatever its hue. */
const leastChroma = 0.05;

/** Whether readers may take a colour, light or dark, for the red of emergencies. No control may have it. */
export function isEmergencyRed(color: string): boolean {
  const { c, h = 0 } = oklchOf(color);
  const distance = Math.abs(h - emergencyHue) % 360;
  return c >= leastChroma && Math.min(distance, 360 - distance) < hueTolerance;
}
